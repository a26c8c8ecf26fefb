import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RuleCode } from "../rules/rule-messages.ts";
import type { RowWords, Section, Shown } from "./question.ts";
import type { Issue } from "./section.ts";
import type { Answers } from "./answers.ts";
import { inSentence, formatIssue, partAt } from "./messages.ts";

/** Messages that name their question themselves. */
const named: ReadonlySet<RuleCode> = new Set<RuleCode>([
  "emailRequired",
  "theirEmailRequired",
  "emailFormat",
  "genericMailbox",
  "emailUnchanged",
  "codeRequired",
  "codeFormat",
  "passwordRequired",
  "passwordBlank",
  "currentPasswordRequired",
  "newPasswordRequired",
  "confirmationRequired",
  "passwordRule",
  "passwordsDiffer",
  "passwordCommon",
  "phoneRequired",
  "phoneFormat",
  "countryCodeRequired",
  "contactNameRequired",
  "designationRequired",
  "countryRequired",
  "urlRequired",
  "urlFormat",
  "sharesRequired",
  "addressRequired",
  "registrationNumberFormat",
  "accountNumberFormat",
  "partyTwice",
  "heldMissing",
  "layersHidden",
  "ownsItself",
  "holdingTwice",
  "ownershipCircle",
  "ownedOver100",
  "companyOver100",
  "leadsNowhere",
  "ownersMissing",
  "openShare",
  "stakeUnknown",
  "exemptionLost",
  "regulatedElsewhere",
  "shareOfTrust",
  "roleOutsideTrust",
  "votesOver100",
  "noLayersDeclared",
  "noLayersButRole",
  "owningTrustUncontrolled",
  "noOwnerReaches",
  "layersNeedReason",
  "directorMissing",
  "generalPartnerMissing",
  "trustUncontrolled",
  "trustLayersNeedReason",
  "fewerLayersNamed",
  "trustFewerLayers",
  "uboMissing",
  "representativeMissing",
  "settlorMissing",
  "trusteeMissing",
  "protectorMissing",
  "enforcerMissing",
  "beneficiaryMissing",
  "trustControllerMissing",
  "accountHolderMissing",
  "personMissing",
  "companyMissing",
  "companyOrTrustMissing",
  "walletMissing",
  "providerMissing",
  "accountHolderTwice",
  "resolutionMustName",
  "deadIsMore",
  "directorsNotIdentified",
  "officialMissing",
  "classNotMet",
  "taxResidenceRequired",
  "tinFormat",
  "tinNotOnCard",
  "tinRequired",
  "tinIsIssued",
  "giinFormat",
  "usResidenceMissing",
  "usNational",
  "usResident",
  "taxTypesDiffer",
  "usEntity",
  "certifierRelated",
  "companyKindRequired",
  "trustCorporationMissing",
]);

const rowNumber = msg`row {number}`;
const unanswered = msg`Please answer “{question}”`;

type Worded = (section: Section) => Section;
type Questions = Readonly<Record<string, Shown>>;

export function rowName(i18n: I18n, words: RowWords, row: Answers, index: number): string {
  const name = row[words.name];
  return typeof name === "string" && name !== "" ? name : numbered(i18n, words.unnamed, index);
}

const numbered = (i18n: I18n, words: MessageDescriptor, index: number) =>
  i18n._(words.id, { number: index + 1 }, { message: words.message ?? "" });

/**
 * For places away from the field: with the row and the question in front. `own` are the answers of the
 * section; `worded` gives the section of a row in the words for this applicant.
 */
export function summaryMessage(
  i18n: I18n,
  issue: Issue,
  questions: Questions,
  own: Answers,
  worded: Worded = (section) => section,
): string {
  const { around, label, after } = placeOf(i18n, issue.path.split("."), questions, own, worded);
  const name = label ? i18n._(label) : "";
  const isUnanswered = issue.code === "itemRequired" && isQuestion(name);
  const words = isUnanswered
    ? i18n._(unanswered.id, { question: name }, { message: unanswered.message ?? "" })
    : formatIssue(i18n, issue, label);
  const isNamed = isUnanswered || named.has(issue.code) || words.includes(inSentence(name));
  const isSaid = issue.params && "name" in issue.params;
  const outside = around.filter((each) => !words.includes(inSentence(each)));
  const where = [...(isSaid ? [] : outside), ...(isNamed ? [] : [name]), ...after].filter(Boolean);
  return where.length === 0 ? words : labelled(where, words, i18n.locale);
}

interface Place {
  around: string[];
  label?: MessageDescriptor | undefined;
  after: string[];
}

function placeOf(
  i18n: I18n,
  path: readonly string[],
  questions: Questions,
  own: Answers,
  worded: Worded,
): Place {
  const [name = "", at = "", ...inside] = path;
  const { each, rows, parts, label } = questions[name] ?? {};
  const list = own[name];
  if (each && rows && inside.length > 0) {
    const row = (Array.isArray(list) ? (list[Number(at)] as Answers | null) : undefined) ?? {};
    const place = placeOf(i18n, inside, worded(each).questions, row, worded);
    return { ...place, around: [rowName(i18n, rows, row, Number(at)), ...place.around] };
  }
  const part = partAt(parts, at, inside.join("."));
  const isRow = Array.isArray(list) && list.length > 1 && inside.length > 0;
  const after = isRow ? [numbered(i18n, rowNumber, Number(at))] : [];
  return label && part
    ? { around: [i18n._(label)], label: part, after }
    : { around: [], label, after };
}

const isQuestion = (label: string) => /[?？]$/.test(label);

/** With the punctuation of the language; a question has its own mark, and a label with a colon gets no second one. */
function labelled(where: readonly string[], words: string, locale: string): string {
  const [comma, mark, space] = locale === "en" ? [", ", ":", " "] : ["，", "：", ""];
  const label = where.join(comma);
  const isMarked = isQuestion(label);
  if (!isMarked && /[:：]/.test(label))
    return `${label}${locale === "en" ? "." : "。"}${space}${words}`;
  return `${label}${isMarked ? "" : mark}${space}${words}`;
}
