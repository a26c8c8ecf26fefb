import type { LineId } from "../business-lines.ts";
import type { Exact } from "../exact.ts";
import { type ExemptKind, isTrustRole, type TrustRole } from "../options/ownership.ts";
import { holdingRoles } from "../options/party-roles.ts";
import { commandedShares } from "./control.ts";
import type { ExemptBy } from "./exempt-branches.ts";
import type { Graph } from "./graph.ts";
import { exceeds, fraction, reaches } from "./range.ts";
import { applicant, type Party } from "./structure.ts";

export interface Threshold {
  readonly percent: number;
  readonly lines: readonly LineId[];
}

export type Reason =
  | { code: "share" | "votes" | "mayReach" | "below"; threshold: Threshold }
  | { code: "controlsOwners"; threshold: Threshold }
  | { code: "controlsOwner"; threshold: Threshold; company: string }
  /** More than the figure of the statute. */
  | { code: "statute" | "statuteVotes"; percent: string }
  | { code: "exemptOwner" | "behindExempt" | "controlsRoleHolder"; company: string }
  /** An empty name for the applicant's own trust. */
  | { code: "trustRole"; role: TrustRole; trust: string }
  | { code: "exempt"; as: ExemptKind }
  | {
      code:
        | "control"
        | "controlByRole"
        | "applicantExempt"
        | "trustParties"
        | "trustRow"
        | "others"
        | "stakeOpen"
        | "seniorOfficial"
        | "director"
        | "generalPartner"
        | "representative"
        | "complianceOfficer";
    };

export const controlCodes: readonly Reason["code"][] = [
  "control",
  "controlByRole",
  "controlsRoleHolder",
  "controlsOwner",
  "controlsOwners",
];

const percentOf = ({ percent }: Threshold): Exact => fraction(percent);

export const exemptReason = ({ exemption }: Party, by: ExemptBy): Reason =>
  by.by === "itself"
    ? { code: "exempt", as: exemption?.as ?? "listed" }
    : { code: "exemptOwner", company: by.owner };

export function reachedIn(
  { id }: Party,
  { ownShares, ownVotes }: Graph,
  threshold: Threshold,
): Reason | undefined {
  const share = reaches(ownShares.get(id)!, percentOf(threshold));
  if (share === "yes") return { code: "share", threshold };
  const votes = reaches(ownVotes.get(id)!, percentOf(threshold));
  if (votes === "yes") return { code: "votes", threshold };
  return share === "maybe" ? { code: "mayReach", threshold } : undefined;
}

export function statutory({ id }: Party, { structure, ownShares, ownVotes }: Graph): Reason[] {
  const percent = structure.rules.statute;
  if (exceeds(ownShares.get(id)!, fraction(percent)) === "yes")
    return [{ code: "statute", percent }];
  const votes = exceeds(ownVotes.get(id)!, fraction(percent));
  return votes === "yes" ? [{ code: "statuteVotes", percent }] : [];
}

export function behindExempt({ id }: Party, { structure, exempt, held }: Graph): Reason[] {
  if (exempt.has(applicant)) return held.has(id) ? [{ code: "applicantExempt" }] : [];
  const owned = (held.get(id) ?? []).find(({ of }) => exempt.has(of));
  const company = structure.parties.find((party) => party.id === owned?.of);
  return company ? [{ code: "behindExempt", company: company.name }] : [];
}

/** Every party to a trust is named, whatever its share. */
export function rolesInTrusts({ id, roles }: Party, graph: Graph): Reason[] {
  const { structure, exempt, held } = graph;
  const inOwn = roles.filter(isTrustRole).map((role) => ({ role, trust: "" }));
  if (exempt.has(applicant)) return inOwn.map((each) => ({ code: "trustRole", ...each }));
  const inOthers = (held.get(id) ?? []).flatMap(({ of, holding: { stake } }) => {
    if (!isTrustRole(stake.kind)) return [];
    const trust = structure.parties.find((party) => party.id === of)?.name ?? "";
    return [{ role: stake.kind, trust }];
  });
  return [...inOwn, ...inOthers].map((each) => ({ code: "trustRole", ...each }));
}

/** Of a party that has the role of an owner or of a trust, but no stake yet. */
export const openStake = ({ id, roles }: Party, { exempt, held }: Graph): Reason[] =>
  roles.some((role) => holdingRoles.includes(role)) && !held.has(id) && !exempt.has(applicant)
    ? [{ code: "stakeOpen" }]
    : [];

const actingRoles = ["director", "generalPartner", "representative", "complianceOfficer"] as const;

export const actingReasons = ({ roles }: Party): Reason[] =>
  actingRoles.filter((code) => roles.includes(code)).map((code) => ({ code }));

/** Why a company or trust that the look-through passes is a party by itself. */
export const passedReasons = (party: Party, graph: Graph): Reason[] => [
  ...rolesInTrusts(party, graph),
  ...actingReasons(party),
];

const isReachedBy = (id: string, { ownShares, ownVotes }: Graph, threshold: Exact) =>
  [ownShares, ownVotes].some((parts) => reaches(parts.get(id)!, threshold) === "yes");

/** How a party controls the applicant: by its own role, such as general partner, by a company with such a role, or otherwise. */
export function controlling(
  { id }: Party,
  commanded: ReadonlySet<string>,
  { structure: { holdings, parties } }: Graph,
): Reason {
  const withRole = holdings.flatMap(({ of, owner, byRole, stake }) =>
    of === applicant && byRole && stake.kind === "control" ? owner : [],
  );
  if (withRole.includes(id)) return { code: "controlByRole" };
  const company = parties.find((party) => withRole.includes(party.id) && commanded.has(party.id));
  return company ? { code: "controlsRoleHolder", company: company.name } : { code: "control" };
}

/** Why a party with these companies behind it counts as an owner, though its own share does not reach the threshold. */
export function commanding(
  id: string,
  threshold: Threshold,
  commanded: ReadonlySet<string>,
  graph: Graph,
): Reason | undefined {
  if (commanded.size === 0) return undefined;
  const percent = percentOf(threshold);
  const company = graph.structure.parties.find(
    (party) => commanded.has(party.id) && isReachedBy(party.id, graph, percent),
  );
  if (company) return { code: "controlsOwner", threshold, company: company.name };
  const isReached = commandedShares(id, commanded, graph).some(
    (share) => reaches(share, percent) === "yes",
  );
  return isReached ? { code: "controlsOwners", threshold } : undefined;
}
