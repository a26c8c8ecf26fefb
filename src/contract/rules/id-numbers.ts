import * as v from "valibot";
import { formatOf, type IdNumberCheck } from "../options/people/id-numbers.ts";
import type { Answers } from "../questions/answers.ts";
import { plainSigns } from "./characters.ts";
import { isDay } from "./days.ts";
import { type Facts, message, type Schema } from "./facts.ts";
import { freeText } from "./text.ts";

/** As it is compared: capitals, without spaces and hyphens, and of a card without brackets, which no passport has. */
export const bareOf = (type: unknown) => (text: string) =>
  plainSigns(text)
    .toUpperCase()
    .replace(type === "passport" ? /[\s\-\u2010-\u2015]/g : /[\s()\-\u2010-\u2015]/g, "");

const weighted = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, 0);

const digitsOf = (text: string) => [...text].map(Number);

/** Of a number in capitals, without brackets. A letter counts 10 to 35, the place before a single letter 36. */
export function isHkid(number: string): boolean {
  const values = [...number.slice(0, -1).padStart(8, " ")].map((each) =>
    each === " " ? 36 : Number.parseInt(each, 36),
  );
  const rest = (11 - (weighted(values, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return number.at(-1) === "0123456789A"[rest];
}

const isPrcId = (number: string) =>
  isDay(birthDayIn(number)) &&
  number.at(-1) ===
    "10X98765432"[
      weighted(
        digitsOf(number.slice(0, 17)),
        [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2],
      ) % 11
    ];

const birthDayIn = (number: string) => number.replace(/^\d{6}(\d{4})(\d{2})(\d{2}).*$/, "$1-$2-$3");

const series: Readonly<Record<string, { offset: number; letters: string }>> = {
  S: { offset: 0, letters: "JZIHGFEDCBA" },
  T: { offset: 4, letters: "JZIHGFEDCBA" },
  F: { offset: 0, letters: "XWUTRQPNMLK" },
  G: { offset: 4, letters: "XWUTRQPNMLK" },
  M: { offset: 3, letters: "XWUTRQPNJLK" },
};

function isNric(number: string): boolean {
  const { offset, letters } = series[number[0]!]!;
  const sum = offset + weighted(digitsOf(number.slice(1, 8)), [2, 7, 6, 5, 4, 3, 2]);
  return number.at(-1) === letters[sum % 11];
}

const checks: Record<IdNumberCheck, (number: string) => boolean> = {
  hkid: isHkid,
  prc: isPrcId,
  nric: isNric,
  none: () => true,
};

const typed = () => v.pipe(freeText(), v.transform(plainSigns));

/** By the type of the document and the country that issued it; a day of birth inside the number is compared. */
export function idNumber({ rulesOn }: Facts, own: Answers = {}): Schema<string> {
  const format = formatOf(own["idType"], own["idCountry"], rulesOn);
  if (!format) return typed();
  const { type, shape, check, refusal } = format;
  const bare = bareOf(type);
  const isOwn = (number: string) => shape.test(number) && checks[check](number);
  const born = own["birthDate"];
  return v.pipe(
    typed(),
    v.check((text) => isOwn(bare(text)), message(refusal)),
    v.check(
      (text) => check !== "prc" || !isOwn(bare(text)) || !born || birthDayIn(bare(text)) === born,
      message("birthDateDiffers"),
    ),
  );
}
