import type { MessageDescriptor } from "@lingui/core";
import * as v from "valibot";
import { limits } from "../../limits.ts";
import * as addresses from "../../rules/addresses.ts";
import * as choicesRules from "../../rules/choices.ts";
import * as contactRules from "../../rules/contact.ts";
import * as daysRules from "../../rules/days.ts";
import { builtOnce, type Facts, message, type Schema } from "../../rules/facts.ts";
import * as figuresRules from "../../rules/figures.ts";
import * as signaturesRules from "../../rules/signatures.ts";
import * as secretsRules from "../../rules/secrets.ts";
import * as textRules from "../../rules/text.ts";
import { addressParts } from "../parts.ts";
import type { Details, Kind, Question } from "../question.ts";

type Label = MessageDescriptor;
type Address = v.InferOutput<typeof addresses.address>;

function ruled<Answer>(kind: Kind, rule: (facts: Facts) => Schema<Answer>) {
  return (label: Label, details: Details = {}): Question<Answer> => ({
    kind,
    label,
    rule,
    ...details,
  });
}

const plain = <Answer>(kind: Kind, schema: Schema<Answer>) => ruled(kind, () => schema);

export const text = plain("text", textRules.freeText());
/** The name of a person. */
export const latinText = plain("text", textRules.latinName);
/** The next question takes the name in its own script. */
export const latinEntityName = plain("text", textRules.latinNameOr("latinBesideNative"));
/** The name of a company, or of a person or company. */
export const latinPartyName = plain("text", textRules.latinNameOr("latinLetters"));
/** At most 100 characters (specification section 9). */
export const longText = (
  label: Label,
  details: Details & { max?: number } = {},
): Question<string> => ({
  kind: "longText",
  label,
  max: limits.textMax,
  rule: builtOnce(() => textRules.longTextOf(details.max ?? limits.textMax)),
  ...details,
});
export const email = plain("email", contactRules.email);
export const workEmail = plain("email", contactRules.workEmail);
export const password = plain("password", secretsRules.givenPassword);
export const newPassword = plain("password", secretsRules.newPassword);
export const phone = plain("phone", contactRules.phone);
export const url = plain("url", contactRules.url);
export const money = (
  label: Label,
  details: Details & { currency?: string; isPaid?: boolean } = {},
): Question<{ currency: string; amount: string }> => ({
  kind: "money",
  label,
  rule: (facts) => figuresRules.money(facts, details),
  ...details,
});
export const percent = plain("percent", figuresRules.percent);
export const yesNo = plain("yesNo", choicesRules.yesOrNo);
export const country = plain("country", choicesRules.country);
/** A country or region, or none. */
export const nationality = (label: Label, details: Details = {}): Question<string> => ({
  ...plain("country", choicesRules.nationality)(label, details),
  offersStateless: true,
});
export const address = (label: Label, details: Details = {}): Question<Address> => ({
  ...plain("address", addresses.address)(label, details),
  parts: addressParts,
});
export const homeAddress = (label: Label, details: Details = {}): Question<Address> => ({
  ...ruled("address", addresses.homeAddress)(label, details),
  parts: addressParts,
});
export const signature = plain("signature", signaturesRules.signature);
export const bic = plain("text", figuresRules.bic);
export const tickerOrIsin = plain("text", figuresRules.tickerOrIsin);
export const giin = plain("text", figuresRules.giin);
export const registrationNumber = plain("text", figuresRules.registrationNumber);
export const accountNumber = plain("text", figuresRules.accountNumber);

export const date = (
  label: Label,
  bounds: daysRules.DayLimits,
  details: Details = {},
): Question<string> => ({
  kind: "date",
  label,
  rule: (facts) => daysRules.day(bounds, facts),
  ...details,
});

export const year = (label: Label, details: Details = {}): Question<string> => ({
  ...ruled("text", daysRules.year)(label, details),
  digits: true,
});

export const countries = (label: Label, details: Details = {}): Question<string[]> => ({
  kind: "countries",
  label,
  rule: builtOnce(() =>
    v.pipe(
      v.array(choicesRules.country, message("selectRequired")),
      v.minLength(1, message("selectRequired")),
      v.maxLength(
        limits.jurisdictionsMax,
        message("tooManyChosen", { max: limits.jurisdictionsMax }),
      ),
      v.check((list) => new Set(list).size === list.length, message("countryTwice")),
    ),
  ),
  ...details,
});

export const consent = (
  label: Label,
  statement: MessageDescriptor,
  details: Details = {},
): Question<true> => ({
  kind: "consent",
  label,
  statement,
  rule: () => choicesRules.ticked,
  ...details,
});
