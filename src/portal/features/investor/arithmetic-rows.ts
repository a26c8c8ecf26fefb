import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Classification, Line } from "#contract/investor/classify.ts";
import type { Amount } from "#contract/investor/conversion.ts";
import type { ClassCode, StatusCode } from "#contract/investor/class-tests.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoney } from "#contract/questions/format-answer.ts";
import type { Shown } from "#contract/questions/question.ts";
import { formatDay } from "#contract/questions/messages.ts";

export interface Row {
  key: string;
  label: string;
  source: string;
  amount: string;
  look: "plain" | "within" | "sum" | "met" | "missed";
}

export const regionWords = {
  HK: msg`Hong Kong: professional investor`,
  SG: msg`Singapore: accredited investor`,
} as const;

const sums: Record<Exclude<ClassCode, StatusCode>, MessageDescriptor> = {
  portfolio: msg`Portfolio`,
  totalAssets: msg`Total assets`,
  trustAssets: msg`Trust assets`,
  netAssets: msg`Net assets`,
  trustProperty: msg`Trust property`,
  netPersonalAssets: msg`Net personal assets`,
  netFinancialAssets: msg`Net financial assets`,
  income: msg`Income`,
};

/** Figures that another page asks for. */
const fromOtherPages: Readonly<Record<string, MessageDescriptor>> = {
  netAssets: msg`Total net assets`,
};

const counted = {
  homeCounted: msg`Home, as counted`,
  tokensCounted: msg`Digital payment tokens, as counted`,
} as const;

const laws = {
  HK: msg`Cap. 571D`,
  SG: msg`Securities and Futures Act, section 4A`,
} as const;

/** What we check of a class that needs no figures, by the law of its region. */
const checked: Record<Classification["region"], Partial<Record<ClassCode, MessageDescriptor>>> = {
  HK: {
    whollyOwned: msg`You do not need to enter figures. We will check that the main business of the company is to hold investments and that each owner is a professional investor.`,
    institutional: msg`You do not need to enter figures. We will check the licence or the founding law against Hong Kong law (Cap. 571, Schedule 1).`,
  },
  SG: {
    whollyOwned: msg`You do not need to enter figures. We will check that each owner is an accredited investor.`,
    beneficiaries: msg`You do not need to enter figures. We will check that each beneficiary is an accredited investor.`,
    settlors: msg`You do not need to enter figures. We will check that each settlor is an accredited investor, decides on the investments and can revoke the trust.`,
    partners: msg`You do not need to enter figures. We will check that each partner is an accredited investor.`,
    institutional: msg`You do not need to enter figures. We will check the licence or the founding law against Singapore law (Securities and Futures Act, section 4A).`,
  },
};

/** Null for a class that is measured by figures. */
export const checkedWords = ({ region, code }: Classification): MessageDescriptor | null =>
  (checked[region] as Partial<Record<ClassCode, MessageDescriptor>>)[code] ?? null;

const rateLabel = msg`Exchange rate`;
const rateSource = msg`{to} for 1\u00a0{from}, {day}`;
const inCurrency = { HK: msg`In Hong Kong dollars`, SG: msg`In Singapore dollars` } as const;
const atMost = msg`at most {most}`;
const partAtMost = msg`{percent}%, at most {most}`;
const partOf = msg`{percent}% of {amount}`;
const bounds = {
  atLeast: msg`Threshold, at least`,
  moreThan: msg`Threshold, more than`,
} as const;
const results = {
  above: msg`Above the threshold by`,
  below: msg`Below the threshold by`,
  at: msg`Exactly at the threshold`,
} as const;

/** The lines of a classification in words: label, source and amount. */
export function rowsOf(
  found: Classification,
  questions: Readonly<Record<string, Shown>>,
  i18n: I18n,
): Row[] {
  const parts = found.lines.filter((line) => line.kind === "part");
  const [only] = parts;
  const isAlone = parts.length === 1 && only!.rate !== null && only!.percent === null;
  const listed = new Set(parts.filter(({ within }) => !within).map(({ answer }) => answer));
  return found.lines.flatMap((line, at): Row[] => {
    if (line.kind === "part" && line.within && listed.has(line.answer)) return [];
    const rows = new RowWriter(i18n, `${line.kind} ${at}`);
    if (line.kind === "part") {
      const label = i18n._(fromOtherPages[line.answer] ?? questions[line.answer]!.label);
      return isAlone ? rows.alone(found, label, line) : [rows.part(label, line)];
    }
    if (line.kind === "sum") return parts.length > 1 ? [rows.sum(found, line.amount)] : [];
    if (line.kind === "counted") return [rows.counted(line)];
    return [line.kind === "threshold" ? rows.threshold(found, line) : rows.difference(found, line)];
  });
}

type Part = Extract<Line, { kind: "part" }>;

class RowWriter {
  readonly #i18n: I18n;
  readonly #key: string;

  constructor(i18n: I18n, key: string) {
    this.#i18n = i18n;
    this.#key = key;
  }

  #words(message: MessageDescriptor, params: Record<string, string> = {}): string {
    return this.#i18n._(message.id, params, { message: message.message ?? "" });
  }

  #money(amount: Amount): string {
    return formatMoney(amount, this.#i18n.locale as Locale);
  }

  #row(label: string, source: string, amount: string, look: Row["look"] = "plain"): Row {
    return { key: this.#key, label, source, amount, look };
  }

  /** One amount in another currency: as given, the rate, and the result. */
  alone(found: Classification, label: string, { given, rate, amount }: Part): Row[] {
    const day = formatDay(found.ratesVersion ?? "", this.#i18n.locale as Locale);
    const source = this.#words(rateSource, { to: amount.currency, from: given!.currency, day });
    const inOther = this.#words(inCurrency[found.region]);
    return [
      this.#row(label, "", this.#money(given!)),
      { ...this.#row(this.#words(rateLabel), source, `× ${shownRate(rate!)}`), key: "rate" },
      { ...this.#row(inOther, "", this.#money(amount), "sum"), key: "converted" },
    ];
  }

  part(label: string, { sign, amount, given, rate, percent, within }: Part): Row {
    const own = given ? this.#money(given) : "";
    const shared = percent ? this.#words(partOf, { percent, amount: own }) : own;
    const source = rate ? `${shared} × ${shownRate(rate)}` : shared;
    const isTaken = sign === "-" && !isZero(amount);
    const signed = `${isTaken ? "− " : ""}${this.#money(amount)}`;
    return this.#row(label, source, signed, within ? "within" : "plain");
  }

  counted({ code, amount, percent, most }: Extract<Line, { kind: "counted" }>): Row {
    const limit = { most: this.#money(most), percent: percent ?? "" };
    const source = this.#words(percent ? partAtMost : atMost, limit);
    return this.#row(this.#words(counted[code]), source, this.#money(amount));
  }

  sum({ code }: Classification, amount: Amount): Row {
    const label = code in sums ? this.#words(sums[code as keyof typeof sums]) : "";
    return this.#row(label, "", this.#money(amount), "sum");
  }

  threshold({ region }: Classification, line: Extract<Line, { kind: "threshold" }>): Row {
    const label = this.#words(bounds[line.bound]);
    return this.#row(label, this.#words(laws[region]), this.#money(line.amount));
  }

  difference({ meets }: Classification, { amount }: Extract<Line, { kind: "difference" }>): Row {
    const label = this.#words(results[isZero(amount) ? "at" : meets ? "above" : "below"]);
    const positive = { ...amount, amount: amount.amount.replace("-", "") };
    return this.#row(label, "", this.#money(positive), meets ? "met" : "missed");
  }
}

const isZero = ({ amount }: Amount) => Number(amount) === 0;

/** Four decimals, or all six for a rate below 1. */
const shownRate = (rate: string): string =>
  Number(rate) < 1 ? rate : rate.slice(0, rate.indexOf(".") + 5);
