import type { LineId } from "../business-lines.ts";
import { compared, type Exact, known, minus, one, times } from "../exact.ts";
import { commandedBy, type Graph, graphOf, isEnd, longest } from "./graph.ts";
import { hundredth, nothing, type Range, reaches, together } from "./range.ts";
import { applicant, type Party, type Structure } from "./structure.ts";

export interface Threshold {
  readonly percent: number;
  readonly lines: readonly LineId[];
}

export type Reason =
  | { code: "share" | "mayReach" | "below"; threshold: Threshold }
  | { code: "controlsOwner"; threshold: Threshold; company: string }
  | {
      code:
        | "control"
        | "trustParties"
        | "exempt"
        | "others"
        | "seniorOfficial"
        | "director"
        | "representative"
        | "fundManager";
    };

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
  /** By id, the applicant included. */
  readonly shares: ReadonlyMap<string, Range>;
  readonly route: Route;
  /** Companies on the longest chain. */
  readonly layers: number;
  /** Share whose last holders are named or declared together. */
  readonly accounted: Range;
  /** Companies at the lowest threshold, or in control, whose holders are not named. */
  readonly unowned: readonly Party[];
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
  const lowest = times(known(Math.min(...thresholds.map(({ percent }) => percent))), hundredth);
  const route = routeOf(first, lowest);
  const standings = first
    .map((one) => (route === "seniorOfficial" ? withOfficial(one) : one))
    .toSorted((a, b) => compared(b.share.from, a.share.from) || compared(b.share.to, a.share.to));
  return {
    standings,
    shares: graph.shares,
    route,
    layers: Math.max(0, ...ends.map(({ id }) => longest(graph, id, new Map()) - 1)),
    accounted: ends.map(({ id }) => graph.ownShares.get(id)!).reduce(together, nothing),
    unowned: structure.parties.filter(
      (party) =>
        party.kind === "company" &&
        !structure.holdings.some(({ of }) => of === party.id) &&
        (reaches(graph.shares.get(party.id)!, lowest) !== "no" ||
          isCommanding(party, graph, lowest)),
    ),
  };
}

const isCommanding = ({ id }: Party, graph: Graph, threshold: Exact): boolean =>
  [...commandedBy(id, graph)].some((of) => reaches(graph.shares.get(of)!, threshold) === "yes");

export const unaccounted = ({ accounted }: LookThrough): { least: Exact; most: Exact } => ({
  least: minus(one, accounted.to),
  most: minus(one, accounted.from),
});

/**
 * Whether an owner at the threshold is certainly unnamed: bands and unknown stakes are taken at their
 * maximum.
 */
export const hidesOwner = (found: LookThrough, { percent }: Pick<Threshold, "percent">): boolean =>
  compared(unaccounted(found).least, times(known(percent), hundredth)) >= 0;

function standing(party: Party, graph: Graph, thresholds: readonly Threshold[]): Standing {
  const share = graph.shares.get(party.id)!;
  if (party.kind === "exempt" || party.kind === "others")
    return { party, share, needed: false, reasons: [{ code: party.kind }] };
  const commanded = commandedBy(party.id, graph);
  const byShare = thresholds.map((threshold): Reason => {
    const reached = reaches(share, percentOf(threshold));
    if (reached !== "no") return { code: reached === "yes" ? "share" : "mayReach", threshold };
    return commanding(threshold, commanded, graph) ?? { code: "below", threshold };
  });
  const reasons: Reason[] = [
    ...(commanded.has(applicant) && byShare.some(({ code }) => code !== "share")
      ? [{ code: "control" } as const]
      : []),
    ...byShare,
  ];
  if (party.kind === "trust" && isOwner(reasons)) reasons.push({ code: "trustParties" });
  for (const code of ["director", "representative", "fundManager"] as const)
    if (party.roles.includes(code)) reasons.push({ code });
  const isSilent = share.to.over === 0n && !graph.held.has(party.id);
  const kept = isSilent ? reasons.filter(({ code }) => code !== "below") : reasons;
  const isNeeded = kept.some(({ code }) => code !== "below" && code !== "fundManager");
  return { party, share, needed: isNeeded, reasons: kept };
}

const percentOf = ({ percent }: Threshold): Exact => times(known(percent), hundredth);

function commanding(
  threshold: Threshold,
  commanded: ReadonlySet<string>,
  { structure, shares }: Graph,
): Reason | undefined {
  const company = structure.parties.find(
    ({ id }) => commanded.has(id) && reaches(shares.get(id)!, percentOf(threshold)) === "yes",
  );
  return company && { code: "controlsOwner", threshold, company: company.name };
}

const isOwner = (reasons: readonly Reason[]) =>
  reasons.some(({ code }) => code === "share" || code === "mayReach");
const isController = (reasons: readonly Reason[]) =>
  reasons.some(({ code }) => code === "control" || code === "controlsOwner");
const isOfficial = ({ party }: Standing) => party.roles.includes("seniorOfficial");

function routeOf(standings: readonly Standing[], lowest: Exact): Route {
  if (standings.some(({ reasons }) => isOwner(reasons))) return "ownership";
  if (standings.some(({ reasons }) => isController(reasons))) return "control";
  const isHeldBySuch = ({ party, share }: Standing) =>
    party.kind === "exempt" && reaches(share, lowest) === "yes";
  if (standings.some(isHeldBySuch)) return "exempt";
  return standings.some(isOfficial) ? "seniorOfficial" : "none";
}

function withOfficial(one: Standing): Standing {
  if (!isOfficial(one)) return one;
  return { ...one, needed: true, reasons: [{ code: "seniorOfficial" }, ...one.reasons] };
}
