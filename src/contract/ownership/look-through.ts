import { compared, type Exact } from "../exact.ts";
import { isTrustRole } from "../options/ownership.ts";
import { commandedBy } from "./control.ts";
import { type Graph, graphOf, isCutShort, isEnd, longest } from "./graph.ts";
import { fraction, nothing, type Range, reaches, together } from "./range.ts";
import {
  actingReasons,
  behindExempt,
  commanding,
  controlCodes,
  controlling,
  exemptReason,
  openStake,
  passedReasons,
  reachedIn,
  type Reason,
  rolesInTrusts,
  statutory,
  type Threshold,
} from "./reasons.ts";
import { applicant, type Party, type Structure } from "./structure.ts";

export interface Standing {
  readonly party: Party;
  readonly share: Range;
  readonly needed: boolean;
  readonly reasons: readonly Reason[];
}

export type Route = "ownership" | "exempt" | "control" | "seniorOfficial" | "none";

export interface LookThrough {
  /** Largest share first. */
  readonly standings: readonly Standing[];
  /** Companies and trusts with a role, behind which the holders stand. */
  readonly passed: readonly Standing[];
  /** With a share of their own, which none of their parties has. */
  readonly trusts: readonly Standing[];
  /** By id, the applicant included. */
  readonly shares: ReadonlyMap<string, Range>;
  readonly route: Route;
  /** Trusts with named parties that own or control as much as the lowest threshold. */
  readonly owningTrusts: readonly string[];
  /** Companies on the longest chain. */
  readonly layers: number;
  /** The longest chain may have more companies than are named. */
  readonly isCutShort: boolean;
  /** Share whose last holders are named or declared together; the parties of a trust have none of it, the trust has. */
  readonly accounted: Range;
}

/**
 * An indirect share is the product along a path and the sum over paths (product decisions, section 5), in
 * exact fractions. More than half of a company, or control without a figure, commands its whole stake; a
 * share at the threshold counts.
 */
export function lookThrough(structure: Structure, thresholds: readonly Threshold[]): LookThrough {
  const graph = graphOf(structure);
  const ends = structure.parties.filter((party) => isEnd(party, graph));
  const first = ends.map((party) => standing(party, graph, thresholds));
  const lowest = thresholds.reduce((low, each) => (each.percent < low.percent ? each : low));
  const route = routeOf(first, graph, fraction(lowest.percent));
  const standings = first
    .map((one) => (route === "seniorOfficial" ? withOfficial(one) : one))
    .toSorted((a, b) => compared(b.share.from, a.share.from) || compared(b.share.to, a.share.to));
  const accounted = structure.parties
    .filter((party) => party.kind === "trust" || isEnd(party, graph))
    .map(({ id }) => graph.ownShares.get(id)!)
    .reduce(together, nothing);
  return {
    standings,
    passed: passedByRole(graph),
    trusts: trustsWithShare(graph),
    shares: graph.shares,
    route,
    owningTrusts: owningTrusts(graph, lowest),
    layers: Math.max(0, ...ends.map(({ id }) => longest(graph, id, new Map()) - 1)),
    isCutShort: isCutShort(graph, ends),
    accounted,
  };
}

const passedStanding = (party: Party, graph: Graph, ...more: Reason[]): Standing => ({
  party,
  share: graph.ownShares.get(party.id)!,
  needed: true,
  reasons: [...passedReasons(party, graph), ...more],
});

const passedByRole = (graph: Graph): Standing[] =>
  graph.structure.parties
    .filter((party) => !isEnd(party, graph))
    .map((party) => passedStanding(party, graph))
    .filter(({ reasons }) => areNeeding(reasons));

const trustsWithShare = (graph: Graph): Standing[] =>
  graph.structure.parties
    .filter((party) => party.kind === "trust" && !isEnd(party, graph))
    .map((party) => passedStanding(party, graph, { code: "trustRow" }))
    .filter(({ share }) => share.to.over > 0n);

function standing(party: Party, graph: Graph, thresholds: readonly Threshold[]): Standing {
  const by = graph.exempt.get(party.id);
  if (by || party.kind === "others") {
    // Who owns it is not asked; what it does in a trust or partnership is.
    const roles = by ? passedReasons(party, graph) : [];
    return {
      party,
      share: graph.shares.get(party.id)!,
      needed: areNeeding(roles),
      reasons: [...roles, by ? exemptReason(party, by) : { code: "others" }],
    };
  }
  const share = graph.ownShares.get(party.id)!;
  const commanded = commandedBy(party.id, graph);
  const counted = graph.exempt.has(applicant) ? [] : thresholds;
  const byShare = counted.map(
    (threshold) =>
      reachedIn(party, graph, threshold) ?? commanding(party.id, threshold, commanded, graph),
  );
  const reasons: Reason[] = [
    ...(commanded.has(applicant) && byShare.some((reason) => reason?.code !== "share")
      ? [controlling(party, commanded, graph)]
      : []),
    ...statutory(party, graph),
    ...byShare.map((reason, at) => reason ?? ({ code: "below", threshold: counted[at]! } as const)),
    ...behindExempt(party, graph),
    ...rolesInTrusts(party, graph),
  ];
  if (party.kind === "trust" && isOwner(reasons)) reasons.push({ code: "trustParties" });
  reasons.push(...openStake(party, graph), ...actingReasons(party));
  const isSilent = share.to.over === 0n && !isHolder(party, graph);
  const kept = isSilent ? reasons.filter(({ code }) => code !== "below") : reasons;
  return {
    party,
    share,
    needed: areNeeding(kept),
    reasons: kept,
  };
}

/** Reasons that make no party needed by themselves. */
const plainCodes: readonly Reason["code"][] = [
  "below",
  "behindExempt",
  "applicantExempt",
  "complianceOfficer",
];

const areNeeding = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ code }) => !plainCodes.includes(code));

const isHolder = ({ id }: Party, { held }: Graph): boolean =>
  (held.get(id) ?? []).some(({ holding }) => !isTrustRole(holding.stake.kind));

const isOwner = (reasons: readonly Reason[]) =>
  reasons.some(({ code }) => code === "share" || code === "votes" || code === "mayReach");
const isController = (reasons: readonly Reason[]) =>
  reasons.some(({ code }) => controlCodes.includes(code));
const isOfficial = ({ party }: Standing) => party.roles.includes("seniorOfficial");

function routeOf(standings: readonly Standing[], graph: Graph, lowest: Exact): Route {
  if (graph.exempt.has(applicant)) return "exempt";
  if (standings.some(({ reasons }) => isOwner(reasons))) return "ownership";
  if (hasOwningTrust(graph, lowest)) return "ownership";
  if (standings.some(({ reasons }) => isController(reasons))) return "control";
  const isHeldBySuch = ({ share, reasons }: Standing) =>
    reasons.some(({ code }) => code === "exempt" || code === "exemptOwner") &&
    reaches(share, lowest) === "yes";
  if (standings.some(isHeldBySuch)) return "exempt";
  return standings.some(isOfficial) ? "seniorOfficial" : "none";
}

const trustsWithParties = ({ structure, exempt }: Graph): readonly Party[] =>
  exempt.has(applicant)
    ? []
    : structure.parties.filter(
        ({ id, kind }) => kind === "trust" && structure.holdings.some(({ of }) => of === id),
      );

/** Its parties are then the owners. */
const hasOwningTrust = (graph: Graph, lowest: Exact): boolean =>
  trustsWithParties(graph).some(({ id }) => reaches(graph.ownShares.get(id)!, lowest) !== "no");

function owningTrusts(graph: Graph, lowest: Threshold): string[] {
  const isOwning = ({ id }: Party) => {
    const commanded = commandedBy(id, graph);
    return (
      reaches(graph.ownShares.get(id)!, fraction(lowest.percent)) !== "no" ||
      commanded.has(applicant) ||
      commanding(id, lowest, commanded, graph) !== undefined
    );
  };
  return trustsWithParties(graph)
    .filter(isOwning)
    .map(({ id }) => id);
}

function withOfficial(one: Standing): Standing {
  if (!isOfficial(one)) return one;
  return { ...one, needed: true, reasons: [{ code: "seniorOfficial" }, ...one.reasons] };
}
