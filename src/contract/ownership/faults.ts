import { compared, decimals, known, one, plus, times, zero } from "../exact.ts";
import type { OwnershipRules } from "../options/ownership-rules.ts";
import type { RuleCode } from "../rules/rule-messages.ts";
import { stakesOf } from "./range.ts";
import { applicant, type Holding, type Party, type Structure } from "./structure.ts";

export interface Fault {
  code: RuleCode;
  /** The id of the party to fix; the applicant when no single party is at fault. */
  at: string;
  params: Record<string, string>;
}

const hundred = known(100);

/** Without faults the structure is an acyclic graph that ends at the applicant. */
export function faultsOf({ parties, holdings, rules }: Structure): Fault[] {
  const nameOf = (id: string) => parties.find((party) => party.id === id)?.name ?? "";
  const held = new Set([applicant, ...companiesOf(parties).map((party) => party.id)]);
  return [
    ...twice(parties),
    ...holdings
      .filter(({ of }) => !held.has(of))
      .map(({ owner }) => fault("heldMissing", owner, { name: nameOf(owner) })),
    ...holdings
      .filter(({ owner, of }) => owner === of)
      .map(({ owner }) => fault("ownsItself", owner, { name: nameOf(owner) })),
    ...repeated(holdings).map(({ owner }) => fault("holdingTwice", owner, { name: nameOf(owner) })),
    ...circles(parties, holdings),
    ...[...held].flatMap((id) => over(id, nameOf(id), holdings, rules)),
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

function twice(parties: readonly Party[]): Fault[] {
  return parties
    .filter(
      (party, at) =>
        parties.findIndex(
          (other) =>
            other.id === party.id || (party.sameAs !== "" && other.sameAs === party.sameAs),
        ) !== at,
    )
    .map(({ id, name }) => fault("partyTwice", id, { name }));
}

const repeated = (holdings: readonly Holding[]) =>
  holdings.filter(
    ({ owner, of }, at) =>
      holdings.findIndex((other) => other.owner === owner && other.of === of) !== at,
  );

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
  const percent = decimals(times(sum, hundred), 4).replace(/\.?0+$/, "");
  if (id === applicant) return [fault("ownedOver100", applicant, { sum: percent })];
  return [fault("companyOver100", id, { name, sum: percent })];
}

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
