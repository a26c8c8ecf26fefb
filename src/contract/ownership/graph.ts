import { type ExemptBy, exemptBranches } from "./exempt-branches.ts";
import { along, fraction, nothing, type Range, stakesOf, together, whole } from "./range.ts";
import { applicant, type Holding, type Party, type Structure } from "./structure.ts";

export interface Held {
  of: string;
  stake: Range;
  votes: Range;
  holding: Holding;
}

export interface Graph {
  structure: Structure;
  exempt: ReadonlyMap<string, ExemptBy>;
  /** In the order entered. */
  held: Map<string, Held[]>;
  shares: Map<string, Range>;
  /** Without shares through exempt parties, where the look-through stops. */
  ownShares: Map<string, Range>;
  /** As `ownShares`, of the votes: the share where no other figure is given. */
  ownVotes: Map<string, Range>;
}

/** Where the look-through goes on. */
const passes =
  ({ exempt }: Pick<Graph, "exempt">) =>
  (id: string) =>
    !exempt.has(id);

/** The structure must have no circles. */
export function graphOf(structure: Structure): Graph {
  const held: Graph["held"] = new Map();
  for (const of of [applicant, ...structure.parties.map(({ id }) => id)]) {
    const holdings = structure.holdings.filter((holding) => holding.of === of);
    const stakes = stakesOf(holdings, structure.rules);
    for (const [at, holding] of holdings.entries()) {
      const stake = stakes[at]!;
      const entry = { of, stake, votes: votesIn(holdings, holding, stake), holding };
      held.set(holding.owner, [...(held.get(holding.owner) ?? []), entry]);
    }
  }
  const exempt = exemptBranches(structure);
  const isPassed = passes({ exempt });
  return {
    structure,
    exempt,
    held,
    shares: sharesOf(structure, held, ({ stake }) => stake),
    ownShares: sharesOf(structure, held, ({ stake }) => stake, isPassed),
    ownVotes: sharesOf(structure, held, ({ votes }) => votes, isPassed),
  };
}

/** The votes of a holding: its share where they are not counted apart. */
export function votesIn(
  holdings: readonly Holding[],
  { owner, stake }: Holding,
  share: Range,
): Range {
  if (stake.kind === "votes") {
    const votes = fraction(stake.percent ?? "0");
    return { from: votes, to: votes, open: false };
  }
  const isCountedApart = holdings.some(
    (other) => other.owner === owner && other.stake.kind === "votes",
  );
  return isCountedApart ? nothing : share;
}

function sharesOf(
  { parties }: Structure,
  held: Graph["held"],
  part: (entry: Held) => Range,
  isPassed: (id: string) => boolean = () => true,
): Map<string, Range> {
  const shares = new Map([[applicant, whole]]);
  const shareOf = (id: string): Range => {
    const before = shares.get(id);
    if (before) return before;
    const share = (held.get(id) ?? [])
      .filter(({ of }) => isPassed(of))
      .map((entry) => along(part(entry), shareOf(entry.of)))
      .reduce(together, nothing);
    shares.set(id, share);
    return share;
  };
  for (const { id } of parties) shareOf(id);
  return shares;
}

const ends: readonly Party["kind"][] = ["person", "exempt", "acting", "others"];

/** A trust with named parties is looked through; a company is, unless its branch is exempt. */
export function isEnd(party: Party, { structure, exempt }: Graph): boolean {
  if (ends.includes(party.kind) || exempt.has(party.id)) return true;
  return party.kind === "trust" && !structure.holdings.some(({ of }) => of === party.id);
}

export function longest(
  graph: Graph,
  id: string,
  lengths: Map<string, number>,
  isPassed: (id: string) => boolean = () => true,
): number {
  const before = lengths.get(id);
  if (before !== undefined) return before;
  const steps = (graph.held.get(id) ?? [])
    .filter(({ of }) => isPassed(of))
    .map(({ of }) => 1 + longest(graph, of, lengths, isPassed));
  const length = Math.max(0, ...steps);
  lengths.set(id, length);
  return length;
}

/** Whether no chain is longer than one that ends at an exempt party: it may have more companies than are named. */
export function isCutShort(graph: Graph, ends: readonly Party[]): boolean {
  const lengths = new Map<string, number>();
  const most = (parties: readonly Party[]) =>
    Math.max(0, ...parties.map(({ id }) => longest(graph, id, lengths, passes(graph))));
  const exempt = ends.filter(({ id }) => graph.exempt.has(id));
  return exempt.length > 0 && most(exempt) === most(ends);
}
