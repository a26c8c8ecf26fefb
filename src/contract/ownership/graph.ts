import { compared, known, times } from "../exact.ts";
import { along, hundredth, nothing, type Range, stakesOf, together, whole } from "./range.ts";
import { applicant, type Holding, type Party, type Structure } from "./structure.ts";

export interface Graph {
  structure: Structure;
  /** In the order entered. */
  held: Map<string, { of: string; stake: Range; holding: Holding }[]>;
  shares: Map<string, Range>;
  /** Without shares through exempt parties, which count themselves; together never more than the whole. */
  ownShares: Map<string, Range>;
}

/** The structure must have no circles. */
export function graphOf(structure: Structure): Graph {
  const held: Graph["held"] = new Map();
  for (const of of [applicant, ...structure.parties.map(({ id }) => id)]) {
    const holdings = structure.holdings.filter((holding) => holding.of === of);
    const stakes = stakesOf(holdings, structure.rules);
    for (const [at, holding] of holdings.entries()) {
      const entry = { of, stake: stakes[at]!, holding };
      held.set(holding.owner, [...(held.get(holding.owner) ?? []), entry]);
    }
  }
  const exempt = new Set(structure.parties.filter(({ kind }) => kind === "exempt").map(idOf));
  const shares = sharesOf(structure, held, () => true);
  return { structure, held, shares, ownShares: sharesOf(structure, held, (id) => !exempt.has(id)) };
}

const idOf = ({ id }: Party) => id;

function sharesOf(
  { parties }: Structure,
  held: Graph["held"],
  isPassed: (id: string) => boolean,
): Map<string, Range> {
  const shares = new Map([[applicant, whole]]);
  const shareOf = (id: string): Range => {
    const before = shares.get(id);
    if (before) return before;
    const share = (held.get(id) ?? [])
      .filter(({ of }) => isPassed(of))
      .map(({ of, stake }) => along(stake, shareOf(of)))
      .reduce(together, nothing);
    shares.set(id, share);
    return share;
  };
  for (const { id } of parties) shareOf(id);
  return shares;
}

const ends: readonly Party["kind"][] = ["person", "exempt", "acting", "others"];

/** A trust with named holders is looked through; a company always is. */
export function isEnd(party: Party, { structure }: Graph): boolean {
  if (ends.includes(party.kind)) return true;
  return party.kind === "trust" && !structure.holdings.some(({ of }) => of === party.id);
}

export function longest(graph: Graph, id: string, lengths: Map<string, number>): number {
  const before = lengths.get(id);
  if (before !== undefined) return before;
  const steps = (graph.held.get(id) ?? []).map(({ of }) => 1 + longest(graph, of, lengths));
  const length = Math.max(0, ...steps);
  lengths.set(id, length);
  return length;
}

/** Companies that this party controls, perhaps including the applicant. */
export function commandedBy(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  const majority = times(known(graph.structure.rules.majority), hundredth);
  for (const { of, stake, holding } of graph.held.get(id) ?? []) {
    const commands = holding.stake.kind === "control" || compared(stake.from, majority) > 0;
    if (!commands || found.has(of)) continue;
    found.add(of);
    commandedBy(of, graph, found);
  }
  return found;
}
