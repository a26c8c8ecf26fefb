import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale } from "../locales.ts";
import { formatList } from "../moments.ts";
import { companyKinds, isTrustRole } from "../options/ownership.ts";
import { responsibleKinds } from "../options/entity-lists.ts";
import { owningRoles, partyRoles } from "../options/party-roles.ts";
import { compared, zero } from "../exact.ts";
import type { LookThrough } from "./look-through.ts";
import { placesOf } from "./paths.ts";
import type { Range } from "./range.ts";
import type { Threshold } from "./reasons.ts";
import {
  applicant,
  type BeneficiaryClass,
  type Party,
  responsiblePerson,
  type Structure,
} from "./structure.ts";
import { shareWords } from "./ownership-words.ts";
import { stakeWords } from "./stake-words.ts";

/** What the chart draws: the applicant first, each holder in words. */
interface Holders {
  holders: {
    id: string;
    name: string;
    note: string;
    share: string;
    look: "applicant" | "needed" | "plain";
  }[];
  links: { from: string; to: string; stake: string }[];
}

const individual = msg`Individual`;
const theApplicant = msg`Applicant`;
const together = msg`Together`;
const otherHolders = msg`Other holders`;
const beneficiary = msg`Beneficiary`;
const ofClass = msg`Class of beneficiaries`;
const isResponsible = msg`The responsible person`;
const personWithoutName = msg`Person without a name`;
const companyWithoutName = msg`Company or trust without a name`;

export function partyName({ name, kind }: Party, i18n: I18n): string {
  if (kind === "others") return i18n._(otherHolders);
  return name || i18n._(kind === "person" ? personWithoutName : companyWithoutName);
}

export const className = ({ words }: BeneficiaryClass, i18n: I18n): string =>
  words || i18n._(ofClass);

export function partyKind({ kind, exemption }: Party, i18n: I18n): string {
  if (kind === "others") return i18n._(together);
  const option = companyKinds.find(({ value }) => value === (exemption?.as ?? kind));
  return i18n._(option ? option.label : individual);
}

/** Nothing is said of it yet. */
export const isBlank = ({ party, reasons }: LookThrough["standings"][number]): boolean =>
  reasons.length === 0 && party.roles.length === 0;

/** A party with a role or votes alone has none. */
const hasShare = ({ to }: Range) => compared(to, zero) > 0;

/** The others of one company are not those of another: together they have no share that means anything. */
const areOfOneCompany = ({ id, kind }: Party, { holdings }: Structure) =>
  kind !== "others" || holdings.filter(({ owner }) => owner === id).length === 1;

/** The applicant and all direct and indirect holders, for the chart. */
export function holdersOf(
  structure: Structure,
  found: LookThrough,
  thresholds: readonly Threshold[],
  name: string,
  i18n: I18n,
): Holders {
  const byRole = roleLinks(structure, i18n);
  const owning = linkedParties(structure, byRole);
  const beside = [...classHolders(structure, owning, i18n), ...responsibleHolder(structure, i18n)];
  return {
    holders: [
      { id: applicant, name, note: i18n._(theApplicant), share: "", look: "applicant" as const },
      ...partyHolders(owning, structure, found, thresholds, i18n),
      ...beside.map(({ holder }) => holder),
    ],
    links: [
      ...structure.holdings
        .filter((holding) => !isRole(holding))
        .map(({ owner, of, stake }) => ({ from: owner, to: of, stake: stakeWords(stake, i18n) })),
      ...byRole,
      ...beside.map(({ link }) => link),
    ],
  };
}

function partyHolders(
  owning: readonly Party[],
  structure: Structure,
  found: LookThrough,
  thresholds: readonly Threshold[],
  i18n: I18n,
): Holders["holders"] {
  const { standings, passed, trusts, shares } = found;
  const marks = thresholds.map(({ percent }) => percent);
  const places = placesOf(found, marks);
  const needed = new Set(
    [...standings, ...passed, ...trusts].filter((one) => one.needed).map(({ party }) => party.id),
  );
  const withShare = new Set([...standings, ...trusts].map(({ party }) => party.id));
  return owning.map((party) => ({
    id: party.id,
    name: partyName(party, i18n),
    note: partyKind(party, i18n),
    share:
      withShare.has(party.id) &&
      areOfOneCompany(party, structure) &&
      hasShare(shares.get(party.id)!)
        ? shareWords(shares.get(party.id)!, thresholds, places, i18n)
        : "",
    look: needed.has(party.id) ? "needed" : "plain",
  }));
}

/** The chart has room for so many characters of a class; the table has all. */
const classShown = 60;

/** Ends after a whole word, also where no spaces stand between words. */
export function shortened(text: string, locale: string): string {
  const all = text.replaceAll(/\s+/g, " ");
  if (all.length <= classShown) return all;
  const words = [...new Intl.Segmenter(locale, { granularity: "word" }).segment(all)];
  const end = words.findLast(({ index }) => index <= classShown)?.index || classShown;
  return `${all.slice(0, end).trimEnd()}…`;
}

const classHolders = ({ classes = [] }: Structure, owning: readonly Party[], i18n: I18n) =>
  classes
    .filter(({ of }) => of === applicant || owning.some(({ id }) => id === of))
    .map((each) => {
      const id = `class of ${each.of}`;
      const name = shortened(className(each, i18n), i18n.locale);
      return {
        holder: { id, name, note: i18n._(ofClass), share: "", look: "plain" as const },
        link: { from: id, to: each.of, stake: i18n._(beneficiary) },
      };
    });

function responsibleHolder({ responsible }: Structure, i18n: I18n) {
  if (!responsible) return [];
  const { name, kind } = responsible;
  const label = responsibleKinds.find(({ value }) => value === kind)?.label;
  const note = label ? i18n._(label) : "";
  const id = responsiblePerson;
  return [
    {
      holder: { id, name, note, share: "", look: "plain" as const },
      link: { from: id, to: applicant, stake: i18n._(isResponsible) },
    },
  ];
}

const linkedParties = ({ parties, holdings }: Structure, byRole: Holders["links"]) =>
  parties.filter(
    ({ id }) =>
      holdings.some(({ owner, of }) => owner === id || of === id) ||
      byRole.some(({ from }) => from === id),
  );

const isRole = ({ byRole }: Structure["holdings"][number]) => byRole === true;

/** Of who controls the applicant by a role, and of every party to the trust that applies. */
function roleLinks({ parties, holdings }: Structure, i18n: I18n): Holders["links"] {
  return parties.flatMap(({ id, roles }) => {
    const hasHolding = holdings.some((holding) => holding.owner === id && isRole(holding));
    const named = partyRoles.filter(
      ({ value }) =>
        roles.includes(value) &&
        (isTrustRole(value) || (hasHolding && owningRoles.includes(value))),
    );
    const words = named.map(({ label }) => i18n._(label));
    const stake = formatList(words, i18n.locale as Locale);
    return stake === "" ? [] : [{ from: id, to: applicant, stake }];
  });
}
