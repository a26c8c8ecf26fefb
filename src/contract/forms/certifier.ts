import * as v from "valibot";
import { inForce } from "../editions.ts";
import { equivalentIn } from "../options/country-lists.ts";
import { certifierRules } from "../options/people/certifiers.ts";
import { certifierKinds } from "../options/lists.ts";
import type { Answers } from "../questions/answers.ts";
import { country } from "../rules/choices.ts";
import { day, monthsBefore } from "../rules/days.ts";
import { type Days, type Facts, message, type Schema } from "../rules/facts.ts";
import { freeText } from "../rules/text.ts";

/** A missing part gets its own message, not that of the whole. */
export const part = (schema: Schema, empty: unknown = "") => v.optional(schema, empty);

interface Given {
  kind: string;
  licence: string;
  jurisdiction: string;
  date: string;
}

const fields = (facts: Facts) =>
  v.object(
    {
      kind: part(
        v.picklist(
          certifierKinds.map((kind) => kind.value),
          message("selectRequired"),
        ),
      ),
      name: freeText(),
      capacity: freeText(),
      licence: v.optional(v.union([v.literal(""), freeText()]), ""),
      jurisdiction: part(country),
      date: day({ notAfter: "today" }, facts),
    },
    message("required"),
  );

/** Whether a certifier of this kind has a licence or registration number to give. */
export const hasLicence = (kind: string | undefined, on: string): boolean =>
  (inForce(certifierRules, on).licensed as readonly string[]).includes(kind ?? "");

/** The first day of a certification that is accepted today. */
export const oldestCertification = ({ today, rulesOn }: Days): string =>
  monthsBefore(today, inForce(certifierRules, rulesOn).months);

/** SFC AML Guideline, Appendix C, paragraph 7. `own`: the answers beside the document. */
export function certifier(facts: Facts, own: Answers = {}) {
  return v.pipe(
    fields(facts),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Given;
      for (const [key, text] of faultsOf(input, facts, own))
        addIssue({
          message: text,
          path: [{ type: "object", origin: "value", input: { ...input }, key, value: input[key] }],
        });
    }),
  );
}

function faultsOf(given: Given, facts: Facts, own: Answers): [keyof Given, string][] {
  const { kind, licence, jurisdiction, date } = given;
  const { bound } = inForce(certifierRules, facts.rulesOn);
  const oldest = oldestCertification(facts);
  const isBound = (bound as readonly string[]).includes(kind);
  const issuer = own["idCountry"];
  const isOtherConsul = kind === "embassy" && Boolean(issuer) && issuer !== jurisdiction;
  const faults: [boolean, keyof Given, string][] = [
    [hasLicence(kind, facts.rulesOn) && licence === "", "licence", message("required")],
    [
      isBound && !equivalentIn(facts.rulesOn).includes(jurisdiction),
      "jurisdiction",
      message("notEquivalent"),
    ],
    [isOtherConsul, "jurisdiction", message("consulOfOther")],
    [date < oldest, "date", message("tooOld", { date: oldest })],
  ];
  return faults.flatMap(([isFault, key, text]) => (isFault ? [[key, text]] : []));
}
