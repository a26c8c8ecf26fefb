import * as v from "valibot";
import { isDated, mustBeCertified } from "#contract/documents/document-rules.ts";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { type FlowOn, planFor, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { activityInformation } from "#contract/forms/activity.ts";
import { corporateParty } from "#contract/forms/people/corporate-parties.ts";
import { idDocument, otherNames } from "#contract/forms/people/identity.ts";
import { relatedPerson } from "#contract/forms/people/related-person.ts";
import { hasLayers, isTrust } from "#contract/options/party-roles.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { askedQuestions, besideRows, offeredOptions } from "#contract/questions/asked.ts";
import type { Kind, Question, Section } from "#contract/questions/question.ts";
import { monthsAfter, monthsBefore } from "#contract/rules/days.ts";
import { type Facts } from "#contract/rules/facts.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { foundedOn } from "./founded-on.ts";
import { oneFile } from "./sample-answers.ts";
import { certifiedOn, type FilesOf, numbersOf, office } from "./sample-people.ts";

/** What a generated applicant says where there is a choice. */
export interface Character {
  /** Answers given as they are, by section and question; of rows, what they do not answer is generated. */
  given: AllAnswers;
  /** What is said to every question of yes or no that is not given. */
  says: "yes" | "no";
}

interface Desk {
  flow: FlowOn;
  facts: Facts;
  character: Character;
  files: FilesOf;
  /** The answers given so far. */
  all: AllAnswers;
}

const texts = [
  "Harbour Light Trading Limited",
  "https://harbour-light.example",
  "SAMPHKHHXXX",
  "012345678001",
  "98Q96B.00000.LE.344",
];
const little = { currency: "HKD", amount: "1000.00" };

/** Figures that are taken away from others, so that what is left meets the test. */
const figures: AllAnswers = {
  investorClassification: { tokens: little },
  personClassification: { homeLoan: little, otherDebts: little, financialDebts: little },
};

const { owns } = corporateParty.questions;
const { hasAccounts } = activityInformation.questions;
const { opensAccount, resolutionNames, hasDied } = relatedPerson.questions;

/** Without these no application is complete. */
const alwaysYes: readonly Question[] = [opensAccount, resolutionNames] as Question[];

type Made = (desk: Desk, question: Question, own: Answers, rowId: string) => readonly unknown[];

/** Answers to try for each kind, the first that its rule lets pass as it stands is given. */
const made: Record<Exclude<Kind, "people">, Made> = {
  text: ({ facts }, question, _own, rowId) => {
    if (question.rule === idDocument.idNumber.rule) return Object.values(numbersOf(rowId));
    if (rowId === "corporateParty-1") return ["Sample Trustees Limited", "2468101"];
    return [...texts, facts.today.slice(0, 4)];
  },
  longText: (_desk, { rule }, _own, rowId) =>
    rule === otherNames.otherNames.rule ? [`Alias ${rowId || "of mine"}`] : texts,
  url: () => ["https://harbour-light.example"],
  email: () => ["tai.man.chan@harbour-light.example"],
  password: () => [],
  phone: () => [{ country_code: "+852", number: "51234567" }],
  date: ({ facts, character }, question) => [
    ...foundedOn(question, character.given, facts.today),
    monthsBefore(facts.today, 1),
    "1980-02-29",
    monthsAfter(facts.today, 24),
  ],
  money: () => ["HKD", "USD"].map((currency) => ({ currency, amount: "90000000.00" })),
  percent: () => ["60"],
  signature: () => [{ kind: "typed" }],
  yesNo: ({ all, facts, character }, question) => {
    if (alwaysYes.includes(question)) return ["yes"];
    // Who says yes is exempt from an audit, where its law allows that.
    if (question === hasAccounts) return [character.says === "yes" ? "no" : "yes"];
    const isNo = question === hasDied || (question === owns && isTrust(all, facts.rulesOn));
    return [isNo ? "no" : character.says];
  },
  choice: ({ all, facts, character }, question, own) => {
    const offered = offeredOptions(question, own, all, facts.rulesOn).map((option) => option.value);
    return character.says === "yes" ? offered.toReversed() : offered;
  },
  choices: ({ all, facts }, question, own) => {
    const offered = offeredOptions(question, own, all, facts.rulesOn).map((each) => each.value);
    return [offered, offered.slice(0, 1)];
  },
  country: () => ["HK"],
  countries: () => [
    ["HK", "SG", "MY"],
    ["SG", "MY"],
  ],
  address: () => [office],
  percentages: () => [
    [
      { country: "HK", percent: "33.33" },
      { country: "SG", percent: "66.67" },
    ],
  ],
  holdings: ({ all, facts }, _question, _own, rowId) => [
    isTrust(all, facts.rulesOn)
      ? behindTrustee(rowId, hasLayers(all, facts.rulesOn))
      : [
          { of: applicant, stake: "exact", percent: partOf(rowId, hasLayers(all, facts.rulesOn)) },
          ...(rowId === "relatedPerson-1" && hasLayers(all, facts.rulesOn)
            ? [{ of: "relatedCompany-1", stake: "exact", percent: "100" }]
            : []),
        ],
  ],
  taxResidences: (_desk, _question, _own, rowId) =>
    [numbersOf(rowId).card, "12345678", "123456789"].map((tin) => [
      { country: tin.length === 9 ? "US" : "HK", tin, reason: "", explanation: "" },
    ]),
  consent: () => [true],
  documents: (desk, question, _, rowId) => [documentFor(desk, question.slot as SlotId, rowId)],
};

/** The company that is a party to a trust, and its owner. */
const behindTrustee = (rowId: string, isLayered: boolean) => {
  const isBetween = isLayered && rowId !== "relatedCompany-1";
  const of = isBetween ? "relatedCompany-1" : "corporateParty-1";
  return [{ of, stake: "exact", percent: "100" }];
};

/** Together the whole. */
const partOf = (rowId: string, isLayered: boolean): string => {
  if (rowId === "relatedPerson-1") return isLayered ? "35" : "100";
  return rowId === "corporateParty-1" ? "35" : "30";
};

function documentFor({ facts, files }: Desk, slot: SlotId, rowId: string) {
  const dated = monthsBefore(facts.today, 1);
  const certifier = certifiedOn(dated);
  return {
    files: files(rowId === "" ? slot : `${slot}.${rowId}`),
    ...(isDated(slot, facts.lines, facts.rulesOn) ? { dated } : {}),
    ...(slotOf(slot).expires ? { expiry: monthsAfter(facts.today, 6) } : {}),
    ...(mustBeCertified(slot, facts.lines) ? { certifier } : {}),
  };
}

function answered(desk: Desk, question: Question, own: Answers, rowId: string): unknown {
  if (question.kind === "people") {
    return [filledRow(desk, question, { id: `${question.each!.id}-1` })];
  }
  return made[question.kind](desk, question, own, rowId).find((answer) => {
    const read = v.safeParse(question.rule(desk.facts, own), answer);
    return read.success && (typeof answer !== "string" || read.output === answer);
  });
}

/** Answers a section question by question, since each answer may open or close later ones. */
function filled(desk: Desk, section: Section, given: Answers, rowId = ""): Answers {
  const own: Answers = {};
  for (const [name, question] of Object.entries(section.questions)) {
    const asked = askedQuestions(section, own, desk.all, desk.flow.rulesOn);
    const isAsked = asked.some(([each]) => each === name);
    const here = given[name];
    const beside = { ...desk, all: besideRows(section, own, desk.all, desk.flow.rulesOn) };
    if (!isAsked || (question.optional && here === undefined)) continue;
    own[name] =
      question.kind === "people" && here !== undefined
        ? (here as Answers[]).map((row) => filledRow(beside, question, row))
        : (here ?? answered(beside, question, own, rowId));
  }
  return own;
}

function filledRow(desk: Desk, question: Question, row: Answers): Answers {
  const id = String(row["id"]);
  return { id, ...filled(desk, question.each!, row, id) };
}

/** Everything that a flow asks of such an applicant, answered; nothing that it does not ask, and nothing optional. */
export function generatedAnswers(
  flow: FlowOn,
  character: Character,
  today: string,
  files: FilesOf = oneFile,
): AllAnswers {
  const all: AllAnswers = {};
  for (const { section, isGiven } of flow.pages) {
    if (isGiven) all[section.id] = character.given[section.id] ?? {};
    const isAsked = planFor(flow, all).some((page) => page.section === section.id);
    if (!isAsked) continue;
    const facts = { today, rulesOn: flow.rulesOn, lines: linesOf({ ...all, ...character.given }) };
    const desk = { flow, facts, character, files, all: visibleAnswers(flow, all) };
    const given = { ...figures[section.id], ...character.given[section.id] };
    all[section.id] = filled(desk, section, given);
  }
  return all;
}
