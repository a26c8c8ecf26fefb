import { compared } from "../exact.ts";
import { isTrustRole } from "../options/ownership.ts";
import { type Graph, graphOf, type Held } from "./graph.ts";
import { along, fraction, nothing, type Range, together, whole } from "./range.ts";
import { applicant, type Party, type Structure } from "./structure.ts";

/**
 * Companies that this party controls, perhaps including the applicant: alone, or together with those it controls
 * already. A company in a trust controls it too.
 */
export function commandedBy(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const own = [id];
  for (const owner of own)
    for (const { of } of graph.held.get(owner) ?? []) {
      if (graph.exempt.has(of) || found.has(of) || !command(own, of, graph)) continue;
      found.add(of);
      own.push(of);
    }
  return found;
}

/** Whether these together control the company. */
function command(owners: readonly string[], company: string, graph: Graph): boolean {
  const majority = fraction(graph.structure.rules.majority);
  const entries = owners.flatMap((owner) =>
    (graph.held.get(owner) ?? []).filter(({ of }) => of === company),
  );
  const isMajority = (["stake", "votes"] as const).some(
    (part) => compared(sumOf(entries.map((entry) => entry[part])).from, majority) > 0,
  );
  return isMajority || entries.some((entry) => controlsAlone(entry, graph));
}

function controlsAlone({ holding: { owner, stake } }: Held, { structure }: Graph): boolean {
  if (stake.kind === "control") return true;
  const isPerson = () =>
    structure.parties.some(({ id, kind }) => id === owner && kind === "person");
  return isTrustRole(stake.kind) && !isPerson();
}

const sumOf = (ranges: readonly Range[]): Range => ranges.reduce(together, nothing);

/** What a party holds of the applicant with those it controls, whose own stakes count whole. */
export function commandedShares(
  id: string,
  commanded: ReadonlySet<string>,
  { held, exempt }: Graph,
): readonly Range[] {
  const own = new Set([id, ...commanded]);
  const outside = (entries: readonly Held[]) =>
    entries.filter(({ of }) => !own.has(of) && !exempt.has(of));
  return (["stake", "votes"] as const).map((part) => {
    const known = new Map([[applicant, whole]]);
    const shareOf = (company: string): Range => {
      const before = known.get(company);
      if (before) return before;
      const share = shareThrough(held.get(company) ?? []);
      known.set(company, share);
      return share;
    };
    const shareThrough = (entries: readonly Held[]): Range =>
      sumOf(outside(entries).map((entry) => along(entry[part], shareOf(entry.of))));
    return sumOf([...own].map((owner) => shareThrough(held.get(owner) ?? [])));
  });
}

const controlling = (roles: readonly string[]) =>
  roles.some((role) => isTrustRole(role) && role !== "beneficiary");

/**
 * Whether a trust leads to a living person or an exempt party in control. One that applies may also name a senior
 * official.
 */
export function leadsToControl(structure: Structure, trust: string = applicant): boolean {
  const rolesOf = (id: string) => structure.parties.find((party) => party.id === id)!.roles;
  const holdings = structure.holdings.filter(
    ({ owner, stake, byRole }) =>
      stake.kind !== "beneficiary" && (!byRole || controlling(rolesOf(owner))),
  );
  const graph = graphOf({ ...structure, holdings });
  const commands = (id: string) => id === trust || commandedBy(id, graph).has(trust);
  const ownRoles = (roles: readonly string[]) =>
    trust === applicant && (controlling(roles) || roles.includes("seniorOfficial"));
  const controls = ({ id, kind, roles, hasDied }: Party): boolean => {
    if (id === trust || hasDied) return false;
    if (commands(id)) return kind === "person" || graph.exempt.has(id);
    if (kind !== "person") return false;
    const held = graph.held.get(id) ?? [];
    return (
      ownRoles(roles) ||
      held.some(({ of, holding }) => controlling([holding.stake.kind]) && commands(of))
    );
  };
  return structure.parties.some(controls);
}
