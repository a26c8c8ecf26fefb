import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { rowsOf } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Days } from "#contract/rules/facts.ts";
import { agreesWithCard } from "#contract/tax/rule.ts";
import { isUsNational } from "#contract/tax/us-national.ts";

const isTaxedInUs = ({ residences }: Answers) =>
  rowsOf(residences).some(({ country }) => country === "US");

/**
 * Whether an entity is active or passive goes by the same income and assets under both: CRS, section VIII, D(9); Treasury
 * Regulations 1.1472-1(c). An institution under one can be none under the other.
 */
const isContrary = ({ crsType, fatcaType }: Answers) =>
  fatcaType === "passiveNffe"
    ? ["listedNfe", "publicNfe", "activeNfe"].includes(String(crsType))
    : fatcaType === "activeNffe" && crsType === "passiveNfe";

/**
 * A national or tax resident of the United States is a US person, and so is an entity formed there that is no government
 * (US Internal Revenue Code, section 7701(a)(30)).
 */
export function taxAgrees(_section: string, own: Answers, all: AllAnswers, days: Days): Issue[] {
  const person = all["personalInformation"];
  if (person) {
    const at = rowsOf(own["residences"]).findIndex((row) => !agreesWithCard(days, row, person));
    if (at >= 0) return [{ path: `residences.${at}.tin`, code: "tinNotOnCard" }];
  }
  if (own["usPerson"] === "no") {
    if (isUsNational(all["personalInformation"] ?? {}))
      return [{ path: "usPerson", code: "usNational" }];
    return isTaxedInUs(own) ? [{ path: "usPerson", code: "usResident" }] : [];
  }
  if (isContrary(own)) return [{ path: "fatcaType", code: "taxTypesDiffer" }];
  const isUsEntity =
    all["companyInformation"]?.["incorporationPlace"] === "US" &&
    all["entryBoarding"]?.["entityType"] !== "government";
  return isUsEntity && (own["fatcaType"] ?? "usPerson") !== "usPerson"
    ? [{ path: "fatcaType", code: "usEntity" }]
    : [];
}
