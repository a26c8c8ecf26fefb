import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Locale, locales } from "../locales.ts";
import { formatPercent } from "../moments.ts";
import { countryName } from "../options/countries.ts";
import { certifierKinds } from "../options/lists.ts";
import { noTinReasons } from "../tax/types.ts";
import type { ShareBand } from "../options/ownership.ts";
import { companiesOf } from "../ownership/from-answers.ts";
import { heldOfWords, stakeWords } from "../ownership/stake-words.ts";
import { ungrouped } from "../rules/characters.ts";
import { figureOf } from "../rules/figures.ts";
import type { TaxResidence } from "../tax/rule.ts";
import type { Certifier, Documents, HoldingRow, Share } from "./builders/rows.ts";
import { isEmpty, type Kind, type Question } from "./question.ts";
import type { AllAnswers } from "./answers.ts";
import { optionLabel } from "./option-label.ts";
import { formatDay } from "./messages.ts";

const yesWord = msg`Yes`;
const noWord = msg`No`;
const confirmed = msg`Confirmed`;
const notGiven = msg`Not answered`;
const dated = msg`dated {date}`;
const validUntil = msg`valid until {date}`;
const certified = msg`certified by {name}, {capacity}, {jurisdiction}, {date}`;
const withTin = msg`{place}, TIN {tin}`;
const withoutTin = msg`{place}, no TIN. {reason}`;
const licensed = msg`licence or registration number {licence}`;

type Format = (
  answer: never,
  question: Question,
  i18n: I18n,
  locale: Locale,
  all: AllAnswers,
  on: string,
) => string[];

const chosenWords: Format = (answer: string | string[], question, i18n, _, __, on) => {
  const given = Array.isArray(answer) ? answer : [answer];
  return (question.options ?? [])
    .filter(({ value }) => given.includes(value))
    .map((option) => optionLabel(i18n, option, on));
};

const asTyped: Format = (answer: string) => [answer];

const formats: Record<Kind, Format> = {
  text: asTyped,
  longText: asTyped,
  email: asTyped,
  url: asTyped,
  password: () => [],
  phone: (answer: { country_code: string; number: string }) => [
    `${answer.country_code} ${answer.number}`,
  ],
  date: (answer: string, _, __, locale) => [formatDay(answer, locale)],
  money: (answer: { currency: string; amount: string }, _, __, locale) => [
    formatMoney(answer, locale),
  ],
  percent: (answer: string) => [formatPercent(percentOf(answer))],
  yesNo: (answer: string, _, i18n) => [i18n._(answer === "yes" ? yesWord : noWord)],
  choice: chosenWords,
  choices: chosenWords,
  country: (answer: string, _, __, locale, ___, on) => [countryName(answer, locale, on)],
  countries: (answer: string[], _, __, locale, ___, on) =>
    answer.map((code) => countryName(code, locale, on)),
  address: (answer: Record<string, string>, _, __, locale, ___, on) => [
    formatAddress(answer, locale, on),
  ],
  percentages: (answer: Share[], _, __, locale, ___, on) =>
    answer.map(
      (row) => `${countryName(row.country, locale, on)} ${formatPercent(percentOf(row.percent))}`,
    ),
  holdings: (answer: HoldingRow[], _, i18n, __, all, on) => {
    const companies = companiesOf(all, on);
    return answer.map((row) => formatHolding(row, i18n, companies));
  },
  taxResidences: (answer: TaxResidence[], _, i18n, locale, __, on) =>
    answer.map((row) => formatTaxResidence(row, i18n, locale, on)),
  consent: (_, { statement }, i18n) => [
    i18n._(confirmed),
    ...(statement ? [i18n._(statement)] : []),
  ],
  // It signs an agreement, not an application.
  signature: () => [],
  documents: (answer: Documents, _, i18n, locale, __, on) => [
    ...answer.files.map((file) => file.name),
    ...(answer.dated ? [filled(i18n, dated, { date: formatDay(answer.dated, locale) })] : []),
    ...(answer.expiry
      ? [filled(i18n, validUntil, { date: formatDay(answer.expiry, locale) })]
      : []),
    ...(answer.certifier ? formatCertifier(answer.certifier, i18n, locale, on) : []),
  ],
  people: (answer: unknown[], { rows }, i18n) =>
    rows ? [filled(i18n, rows.count, { count: answer.length })] : [],
};

function formatCertifier(by: Partial<Certifier>, i18n: I18n, locale: Locale, on: string): string[] {
  const kind = certifierKinds.find(({ value }) => value === by.kind);
  const words = filled(i18n, certified, {
    name: by.name ?? "",
    capacity: by.capacity ?? "",
    jurisdiction: countryName(by.jurisdiction ?? "", locale, on),
    date: formatDay(by.date ?? "", locale),
  });
  return [
    words,
    ...(kind ? [i18n._(kind.label)] : []),
    ...(by.licence ? [filled(i18n, licensed, { licence: by.licence })] : []),
  ];
}

function filled(i18n: I18n, words: MessageDescriptor, params: Record<string, string | number>) {
  return i18n._(words.id, params, { message: words.message ?? "" });
}

/** One line per entry; used by the review, the mail and the reviewers. */
export function formatAnswer(
  question: Question,
  answer: unknown,
  i18n: I18n,
  all: AllAnswers,
  on: string,
): string[] {
  if (isEmpty(answer)) return [i18n._(notGiven)];
  return formats[question.kind](answer as never, question, i18n, i18n.locale as Locale, all, on);
}

function formatTaxResidence(row: TaxResidence, i18n: I18n, locale: Locale, on: string): string {
  const place = countryName(row.country, locale, on);
  if (row.tin) return filled(i18n, withTin, { place, tin: row.tin });
  const reason = noTinReasons.find(({ value }) => value === row.reason);
  const words = reason ? i18n._(reason.label) : "";
  return [filled(i18n, withoutTin, { place, reason: words }), row.explanation]
    .filter(Boolean)
    .join(" ");
}

/** A draft may lack it. */
const percentOf = (typed: string | undefined): string => figureOf(typed ?? "");

function formatHolding(
  { of, stake, percent, band }: HoldingRow,
  i18n: I18n,
  companies: ReturnType<typeof companiesOf>,
) {
  const much = stakeWords(
    { kind: stake, percent: percentOf(percent), band: band as ShareBand },
    i18n,
  );
  const company = companies.find(({ id }) => id === of);
  return company ? heldOfWords(much, company.name, i18n) : much;
}

const amountFormats = new Map<Locale, Intl.NumberFormat>();

/** The code in front, two decimals, a non-breaking space between. */
export function formatMoney(
  { currency, amount }: { currency: string; amount: string },
  locale: Locale,
): string {
  const number = Number(ungrouped(amount));
  if (!Number.isFinite(number)) return `${currency} ${amount}`;
  const format =
    amountFormats.get(locale) ??
    new Intl.NumberFormat(locales[locale].intl, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  amountFormats.set(locale, format);
  return `${currency}\u00a0${format.format(number)}`;
}

/** Street to country; the reverse for a Chinese address shown in Chinese. */
function formatAddress(
  { line1 = "", line2 = "", city = "", postcode = "", country }: Record<string, string>,
  locale: Locale,
  on: string,
): string {
  const place = country ? countryName(country, locale, on) : "";
  const isHan = /\p{Script=Han}/u.test(line1 + line2 + city);
  if (!isHan || locale === "en")
    return [line1, line2, city, postcode, place].filter(Boolean).join(", ");
  const parts = [place, city === place ? "" : city, line1, line2].join("");
  return postcode ? `${parts}，${postcode}` : parts;
}
