import { compared, decimals, type Exact, known, one, plus, times, zero } from "../exact.ts";
import { isTrustRole } from "../options/ownership.ts";
import type { OwnershipRules } from "../options/ownership-rules.ts";
import type { RuleCode } from "../rules/rule-messages.ts";
import { fraction, stakesOf } from "./range.ts";
import { applicant, type Holding, type Party, type Structure } from "./structure.ts";

export interface Fault {
  code: RuleCode;
  /** The id of the party to fix; the applicant when no single party is at fault. */
  at: string;
  params: Record<string, string>;
}

const hundred = known(100);

/** Without faults the structure is an acyclic graph that ends at the applicant. */
export function faultsOf({ parties, holdings, rules, sameAs = "" }: Structure): Fault[] {
  const nameOf = (id: string) => parties.find((party) => party.id === id)?.name ?? "";
  const held = new Set([applicant, ...companiesOf(parties).map((party) => party.id)]);
  return [
    ...twice(parties),
    ...parties
      .filter((party) => sameAs !== "" && party.sameAs === sameAs)
      .map(({ id, name }) => fault("ownsItself", id, { name })),
    ...holdings
      .filter(({ of }) => !held.has(of))
      .map(({ owner }) => fault("heldMissing", owner, { name: nameOf(owner) })),
    ...holdings
      .filter(({ owner, of }) => owner === of)
      .map(({ owner }) => fault("ownsItself", owner, { name: nameOf(owner) })),
    ...wrongInTrusts(parties, holdings).map(({ owner, of, stake }) =>
      fault(isTrustRole(stake.kind) ? "roleOutsideTrust" : "shareOfTrust", owner, {
        name: nameOf(owner),
        company: nameOf(of),
      }),
    ),
    ...repeated(holdings.filter(({ byRole }) => !byRole)).map(({ owner }) =>
      fault("holdingTwice", owner, { name: nameOf(owner) }),
    ),
    ...circles(parties, holdings),
    ...[...held].flatMap((id) => over(id, nameOf(id), holdings, rules)),
    ...[...held].flatMap((id) => votesOver(id, nameOf(id), holdings)),
    ...companiesOf(parties)
      .filter(({ id }) => !holdings.some(({ owner }) => owner === id))
      .map(({ id, name }) => fault("leadsNowhere", id, { name })),
  ];
}

const fault = (code: RuleCode, at: string, params: Record<string, string>): Fault => ({
  code,
  at,
  params,
});

const never: readonly Party["kind"][] = ["person", "acting", "others"];

/** Parties in which a share can be held. */
const companiesOf = (parties: readonly Party[]) =>
  parties.filter(({ kind }) => !never.includes(kind));

const keysOf = ({ sameAs, alsoSameAs = [] }: Party) =>
  [sameAs, ...alsoSameAs].filter((key) => key !== "");

function isSameParty(party: Party, other: Party): boolean {
  const keys = keysOf(other);
  return keysOf(party).some((key) => keys.includes(key));
}

function twice(parties: readonly Party[]): Fault[] {
  return parties
    .filter(
      (party, at) =>
        parties.findIndex((other) => other.id === party.id || isSameParty(party, other)) !== at,
    )
    .map(({ id, name }) => fault("partyTwice", id, { name }));
}

/** A trust has no shares, and a role in a trust is none in a company. */
const wrongInTrusts = (parties: readonly Party[], holdings: readonly Holding[]) =>
  holdings.filter(({ of, stake }) => {
    const isInTrust = parties.some(({ id, kind }) => id === of && kind === "trust");
    return isInTrust !== isTrustRole(stake.kind);
  });

/** A share, the votes of it and each role in a trust stand in a row of their own. */
const repeated = (holdings: readonly Holding[]) =>
  holdings.filter(
    (each, at) =>
      holdings.findIndex(
        (other) =>
          other.owner === each.owner && other.of === each.of && partOf(other) === partOf(each),
      ) !== at,
  );

const partOf = ({ stake: { kind } }: Holding) =>
  kind === "votes" || isTrustRole(kind) ? kind : "share";

function over(
  id: string,
  name: string,
  holdings: readonly Holding[],
  rules: OwnershipRules,
): Fault[] {
  const stakes = stakesOf(
    holdings.filter(({ of }) => of === id),
    rules,
  );
  const sum = stakes.reduce((total, stake) => plus(total, stake.from), zero);
  if (compared(sum, one) <= 0) return [];
  const percent = shown(sum);
  if (id === applicant) return [fault("ownedOver100", applicant, { sum: percent })];
  return [fault("companyOver100", id, { name, sum: percent })];
}

function votesOver(id: string, name: string, holdings: readonly Holding[]): Fault[] {
  const sum = holdings
    .filter(({ of, stake }) => of === id && stake.kind === "votes")
    .reduce((total, { stake }) => plus(total, fraction(stake.percent ?? "0")), zero);
  if (compared(sum, one) <= 0) return [];
  return [fault("votesOver100", id, { name, sum: shown(sum) })];
}

const shown = (share: Exact) => decimals(times(share, hundred), 4).replace(/\.?0+$/, "");

function circles(parties: readonly Party[], holdings: readonly Holding[]): Fault[] {
  const found = new Map<string, Fault>();
  const done = new Set<string>();
  const visit = (id: string, path: string[]): void => {
    const begin = path.indexOf(id);
    if (begin >= 0) {
      const round = path.slice(begin);
      if (round.length > 1) found.set(round.toSorted().join(), circle(parties, round));
      return;
    }
    if (done.has(id)) return;
    for (const { owner, of } of holdings) if (owner === id) visit(of, [...path, id]);
    done.add(id);
  };
  for (const { id } of parties) visit(id, []);
  return [...found.values()];
}

function circle(parties: readonly Party[], round: readonly string[]): Fault {
  const names = round.map((id) => parties.find((party) => party.id === id)?.name ?? "");
  return fault("ownershipCircle", round[0]!, { names: [...names, names[0]!].join(" > ") });
}
