import * as v from "valibot";
import { inForce } from "../editions.ts";
import { limits } from "../limits.ts";
import { noTinReasons, type TaxHolder, taxRules, type TinForm } from "./types.ts";
import type { Answers } from "../questions/answers.ts";
import { isMask } from "../questions/numbers/masked.ts";
import { country } from "../rules/choices.ts";
import { type Facts, message } from "../rules/facts.ts";
import { plainSigns } from "../rules/characters.ts";
import { freeText, longTextOf } from "../rules/text.ts";

export interface TaxResidence {
  country: string;
  tin: string;
  /** Why there is no TIN; empty where there is one. */
  reason: string;
  explanation: string;
}

const reasons: readonly string[] = noTinReasons.map(({ value }) => value);

/** Spaces, hyphens and brackets have no meaning. */
const plainTin = (tin: string) =>
  plainSigns(tin)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

interface Certified {
  holder: TaxHolder;
  /** A US person has a tax residence in the United States (US Internal Revenue Code, section 7701(a)(30)). */
  isUs: boolean;
  /** What is said beside it, of a person also the identity document. */
  own: Answers;
}

/** A place of which the form is known issues numbers: reason A is not true there. */
function shapeOf({ rulesOn }: Facts, code: string, holder: TaxHolder): TinForm | undefined {
  const { numbers } = inForce(taxRules, rulesOn);
  return Object.hasOwn(numbers, code) ? numbers[code]![holder] : undefined;
}

function hasShape(facts: Facts, { country: code, tin }: TaxResidence, holder: TaxHolder): boolean {
  const shape = shapeOf(facts, code, holder);
  if (isMask(tin)) return true;
  return tin === "" || shape === undefined || new RegExp(`^(${shape.form})$`).test(plainTin(tin));
}

/** The number of a person's identity card where that is the TIN of a place; empty elsewhere, and while it is masked. */
export function tinOnCard(
  { rulesOn }: Pick<Facts, "rulesOn">,
  place: string,
  person: Answers,
): string {
  const { idCountry, idType, idNumber } = person;
  const isTin =
    inForce(taxRules, rulesOn).onCard.includes(place) &&
    idCountry === place &&
    idType === "governmentId";
  return isTin && typeof idNumber === "string" && !isMask(idNumber) ? idNumber.trim() : "";
}

/** The number in an entity's register where that is its TIN in the place of the register: in Hong Kong the business registration number. Empty elsewhere. */
export function tinOnRegister({ rulesOn }: Facts, place: string, entity: Answers): string {
  const { incorporationPlace, incorporationNumber } = entity;
  const { onRegister, numbers } = inForce(taxRules, rulesOn);
  if (incorporationPlace !== place || !onRegister.includes(place)) return "";
  if (typeof incorporationNumber !== "string") return "";
  return (
    new RegExp(`^(${numbers[place]?.entity.form})(?![A-Z0-9])`).exec(
      incorporationNumber.trim(),
    )?.[0] ?? ""
  );
}

/** Whether the number agrees with the identity card of the person; nothing is compared while one of both is masked. */
export function agreesWithCard(
  facts: Pick<Facts, "rulesOn">,
  { country: code, tin }: Partial<Record<keyof TaxResidence, unknown>>,
  person: Answers,
): boolean {
  if (typeof code !== "string" || typeof tin !== "string" || tin === "" || isMask(tin)) return true;
  const card = tinOnCard(facts, code, person);
  return card === "" || plainTin(tin) === plainTin(card);
}

const parts = v.object(
  {
    country: v.optional(country, ""),
    tin: v.optional(v.union([v.literal(""), freeText()], message("required")), ""),
    reason: v.optional(v.string(), ""),
    explanation: v.optional(v.string(), ""),
  },
  message("taxResidenceRequired"),
);

const residence = (facts: Facts, { holder, own }: Certified) =>
  v.pipe(
    parts,
    v.forward(
      v.check(
        (row) => hasShape(facts, row, holder),
        ({ input }) => {
          const { example = "" } = shapeOf(facts, input.country, holder) ?? {};
          return message("tinFormat", { example });
        },
      ),
      ["tin"],
    ),
    v.forward(
      v.check((row) => agreesWithCard(facts, row, own), message("tinNotOnCard")),
      ["tin"],
    ),
    v.forward(
      v.check(({ tin, reason }) => tin !== "" || reasons.includes(reason), message("tinRequired")),
      ["tin"],
    ),
    v.forward(
      v.check(
        ({ country: code, tin, reason }) =>
          tin !== "" || reason !== "notIssued" || shapeOf(facts, code, holder) === undefined,
        message("tinIsIssued"),
      ),
      ["reason"],
    ),
    v.forward(
      v.check(
        ({ tin, reason, explanation }) =>
          tin !== "" ||
          reason !== "unobtainable" ||
          v.is(longTextOf(limits.explanationMax), explanation),
        message("explanationRequired"),
      ),
      ["explanation"],
    ),
  );

export const taxResidences = (facts: Facts, certified: Certified) =>
  v.pipe(
    v.array(residence(facts, certified), message("taxResidenceRequired")),
    v.minLength(1, message("taxResidenceRequired")),
    v.maxLength(
      limits.taxResidencesMax,
      message("tooManyChosen", { max: limits.taxResidencesMax }),
    ),
    v.check(
      (rows) => new Set(rows.map((row) => row.country)).size === rows.length,
      message("countryTwice"),
    ),
    v.check(
      (rows) => !certified.isUs || rows.some((row) => row.country === "US"),
      message("usResidenceMissing"),
    ),
  );
