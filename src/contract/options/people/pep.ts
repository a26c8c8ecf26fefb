import { msg } from "@lingui/core/macro";
import type { Option } from "../../questions/option.ts";
import { answered, answeredIn, every, some } from "../../questions/condition.ts";

/** SFC AML Guideline, paragraphs 4.11.7 to 4.11.25; MAS Notice PSN02, section 8. */
export const pepKinds = [
  { value: "none", label: msg`Not a PEP` },
  { value: "self", label: msg`Holds or has held a prominent public function` },
  { value: "family", label: msg`Family member of a PEP` },
  { value: "associate", label: msg`Close associate of a PEP` },
] as const satisfies readonly Option[];

/** A person is a PEP of the own jurisdiction, a foreign one, or one of an international organisation. */
export const pepOffices = [
  { value: "hongKong", label: msg`Hong Kong` },
  { value: "singapore", label: msg`Singapore` },
  { value: "elsewhere", label: msg`Another country or region` },
  { value: "organisation", label: msg`An international organisation` },
] as const satisfies readonly Option[];

const linked = ["family", "associate"] as const;

export const isPep = answered("pepKind", "self", ...linked);
export const isPepByLink = answered("pepKind", ...linked);
export const isPepElsewhere = every(isPep, answered("pepOffice", "elsewhere"));

/** Of an individual, in the section of that name. */
export const individualIsPep = answeredIn("pep", "pepKind", "self", ...linked);

export const anyYesIn = (section: string, ...questions: string[]) =>
  some(...questions.map((question) => answeredIn(section, question, "yes")));
