import { compared, type Exact, least, minus, most, one, plus, times, zero } from "../exact.ts";
import { isTrustRole } from "../options/ownership.ts";
import { commandedBy } from "./control.ts";
import { type Graph, graphOf, votesIn } from "./graph.ts";
import { fraction, nothing, type Range, stakesOf, together } from "./range.ts";
import { commanding } from "./reasons.ts";
import { applicant, type Holding, type Structure } from "./structure.ts";

/** A part of a company, or of the applicant, that leads to no named owner. */
export interface OpenShare {
  /** The id of the party, or of the applicant. */
  of: string;
  /** In that party. */
  share: Range;
  votes: Range;
  /** More of the applicant is open by the votes than by the share. */
  isByVotes: boolean;
  /** In the applicant, at most. */
  reach: Exact;
  /** A stake in it is entered as not yet known. */
  isUnknown: boolean;
  /** Its owners control the applicant, or an owner at the threshold. */
  isInControl: boolean;
}

/** Percent, the lowest of the lines. */
interface Lowest {
  percent: number;
}

/**
 * The open shares and votes that together could reach the threshold, the largest first: one owner may hide behind several.
 * A share of less than half hides no control.
 */
export function openShares(
  structure: Structure,
  nodes: readonly string[],
  { percent }: Lowest,
): OpenShare[] {
  const graph = graphOf(structure);
  const threshold = fraction(percent);
  const open = nodes
    .filter((of) => !graph.exempt.has(of))
    .map((of) => openShareOf(of, graph, percent))
    .filter(({ share, votes }) => share.to.over > 0n || votes.to.over > 0n)
    .toSorted((a, b) => compared(b.reach, a.reach));
  const majority = fraction(structure.rules.majority);
  const isHidingControl = ({ isInControl, share, votes }: OpenShare) =>
    isInControl && [share, votes].some(({ to }) => compared(to, majority) > 0);
  const kept = fewest(open, threshold);
  return open.filter((each) => kept.includes(each) || isHidingControl(each));
}

/** Without the smallest that together stay below the threshold. */
function fewest(open: readonly OpenShare[], threshold: Exact): readonly OpenShare[] {
  const restFrom = (at: number) =>
    open.slice(at).reduce((sum, { reach }) => plus(sum, reach), zero);
  const end = open.findIndex((_, at) => compared(restFrom(at), threshold) < 0);
  return end < 0 ? open : open.slice(0, end);
}

function openShareOf(of: string, graph: Graph, percent: number): OpenShare {
  const { structure, ownShares, ownVotes } = graph;
  const commanded = commandedBy(of, graph);
  const own = structure.holdings.filter((holding) => holding.of === of);
  const stakes = stakesOf(own, structure.rules);
  const share = openIn(own, stakes, structure);
  const votes = openIn(
    own,
    own.map((holding, at) => votesIn(own, holding, stakes[at]!)),
    structure,
  );
  const reach = times(share.to, ownShares.get(of)!.to);
  const votesReach = times(votes.to, ownVotes.get(of)!.to);
  return {
    of,
    share,
    votes,
    isByVotes: compared(votesReach, reach) > 0,
    reach: most(reach, votesReach),
    isUnknown: own.some(({ stake }) => stake.kind === "unknown"),
    isInControl:
      commanded.has(applicant) ||
      commanding(of, { percent, lines: [] }, commanded, graph) !== undefined,
  };
}

/** Other holders declared together are all the rest, as far as the figures allow. */
function openIn(own: readonly Holding[], stakes: readonly Range[], { parties }: Structure): Range {
  const known = stakes.filter((_, at) => isGiven(own[at]!)).reduce(together, nothing);
  const isRestDeclared = own.some(({ owner }) =>
    parties.some(({ id, kind }) => id === owner && kind === "others"),
  );
  const from = most(zero, minus(one, known.to));
  const to = isRestDeclared ? from : most(zero, minus(one, least(one, known.from)));
  return { from, to, open: false };
}

const isGiven = ({ stake }: Holding): boolean =>
  stake.kind !== "unknown" && !isTrustRole(stake.kind);
