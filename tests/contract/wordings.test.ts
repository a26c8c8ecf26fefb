import type { MessageDescriptor } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { type FlowOn, planFor } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions } from "#contract/questions/asked.ts";
import { corporateParty } from "#contract/forms/people/corporate-parties.ts";
import { relatedCompany } from "#contract/forms/people/related-companies.ts";
import { relatedPerson } from "#contract/forms/people/related-person.ts";
import { entityTypes } from "#contract/options/lists.ts";
import { corporateRoles } from "#contract/options/party-roles.ts";
import { localeNames } from "#contract/locales.ts";
import type { Section } from "#contract/questions/question.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { wordsIn } from "../journeys/support/words.ts";
import { matching } from "#ui/Combobox/combobox-match.ts";
import { stepWords } from "#portal/features/application/pages/rail/step-words.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const flow = flowOn("institutional", today);

type Say = (text: MessageDescriptor | undefined) => string;

const textOf: Say = (text) => text?.message ?? "";

/** Every text that an applicant of this kind reads while answering. */
function read(
  entityType: string,
  says: "yes" | "no",
  say: Say = textOf,
  more: AllAnswers = {},
): string[] {
  const given = {
    applicableAccount: { lines: ["custodyHongKong", "custodySingapore"] },
    entryBoarding: { entityType },
    ...more,
  };
  return readOf(flow, given, says, say);
}

function readOf(of: FlowOn, given: AllAnswers, says: "yes" | "no", say: Say): string[] {
  const all = generatedAnswers(of, { given, says }, today);
  return planFor(of, all).flatMap(({ section: id }) =>
    readIn(of.sections[id]!, all[id] ?? {}, all, say),
  );
}

function readIn(section: Section, own: Answers, all: AllAnswers, say: Say): string[] {
  const { title, lead } = wordedSection(section, all, today);
  const asked = askedQuestions(section, own, all, today).flatMap(([name, question]) => [
    ...[question.label, question.hint, question.heading, question.statement].map(say),
    ...Object.values(question.guidance ?? {}).map(say),
    ...offeredOptions(question, own, all, today).flatMap(({ label, hint }) =>
      [label, hint].map(say),
    ),
    ...(question.each
      ? ((own[name] ?? []) as Answers[]).flatMap((row) => readIn(question.each!, row, all, say))
      : []),
  ]);
  return [say(title), say(lead), ...asked].filter((text) => text !== "");
}

describe.each(["yes", "no"] as const)("an applicant who says %s", (says) => {
  test.each([
    [
      "trust",
      /on the certificate|directors?\b|shareholder|bind the company|law where it is established|entity (hold|have|deal|acts|first)|to the entity|your business registration|corporate website|business address|owns or controls it|client assets|trading for clients|operating profit|the entity acquired|own account|and licences/i,
    ],
    [
      "government",
      /incorporation|director|shareholder|trustee|bind the company|business address|anyone who owns|total net assets|corporate website|regulator in|who its clients|client assets|trading for clients|downstream|operating profit|the entity acquired|tax amnesty|nature and details of business/i,
    ],
    [
      "charity",
      /trust deed|shareholder|certificate of incorporation(?! or registration)|anyone who owns|corporate website|who its clients|client assets|trading for clients|nature and details of business/i,
    ],
    ["registeredCompany", /trust deed|trustees|founding statute/i],
    [
      "investmentVehicle",
      /who its clients|dormant company|offices or customers|or partners decide|who its investors are|kind of investor/i,
    ],
  ])("as a %s reads no words meant for others", (entityType, foreign) => {
    expect(read(entityType, says).filter((text) => foreign.test(text))).toEqual([]);
  });
});

test("a fund that is a partnership is asked for its partners alone", () => {
  const more = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
  };
  const said = read("investmentVehicle", "yes", textOf, more);
  expect(
    said.filter((text) =>
      /directors?(,| and| or) trustee|articles of association|(?<!company's )certificate of incorporation/i.test(
        text,
      ),
    ),
  ).toEqual([]);
  expect(said).toContain(
    "Is any general partner of the partnership a company or another partnership?",
  );
});

test("without layers no hint speaks of companies or trusts between", () => {
  const declaration = { ownershipLayers: "none" };
  const said = (entityType: string) =>
    read(entityType, "no", textOf, { declaration }).filter((text) =>
      /named above|role in a trust/.test(text),
    );
  expect(["registeredCompany", "charity", "investmentVehicle"].flatMap(said)).toEqual([]);
});

test("whose contact details a child gives is said of a beneficiary alone", () => {
  const isOfChild = (text: MessageDescriptor | undefined) => /a child/.test(textOf(text));
  const { roles, ...others } = relatedPerson.questions;
  const offered = roles.options!.filter(({ hint }) => isOfChild(hint));
  expect(offered.map(({ value }) => value)).toEqual(["beneficiary"]);
  expect(isOfChild(others.email.hint) || others.email.wordings !== undefined).toBe(false);
  expect(corporateRoles.filter(({ hint }) => isOfChild(hint))).toEqual([]);
});

test("the step with the related parties has the name of the investor page only where that is asked", () => {
  const nameFor = (line: string) => {
    const plan = planFor(flow, { applicableAccount: { lines: [line] } });
    return textOf(stepWords("investorVerification", plan));
  };
  expect(["exchange", "custodyHongKong"].map(nameFor)).toEqual([
    "Related parties",
    "Accredited Investor Verification and related parties",
  ]);
});

test.each([
  ["zh-CN", "投资者类别验证及关联人士"],
  ["zh-TW", "投資者類別驗證及有關連人士"],
] as const)(
  "the step of both names both, and no class of one region, in %s",
  async (locale, name) => {
    const { say } = await wordsIn(locale);
    const plan = planFor(flow, { applicableAccount: { lines: ["custodyHongKong"] } });
    expect(say(stepWords("investorVerification", plan)!)).toBe(name);
  },
);

test.each(["fund", "基金"])("a fund finds its type of entity by %s", async (typed) => {
  const { say } = await wordsIn(typed === "fund" ? "en" : "zh-TW");
  const options = entityTypes.map(({ value, label }) => ({ value, label: say(label) }));
  expect(matching(options, typed).map(({ value }) => value)).toEqual(["investmentVehicle"]);
});

test("each kind of owner that ends a chain is asked for its own proof", () => {
  const proofOf = (kind: string) =>
    askedQuestions(relatedCompany, { kind }, {}, today)
      .filter(([, { slot }]) => slot)
      .map(([, { label }]) => textOf(label));
  expect(["listed", "regulated", "government", "company"].map(proofOf)).toEqual([
    ["Proof of listing"],
    ["Proof of licence"],
    ["Founding law"],
    [],
  ]);
});

test("a trustee of Hong Kong reads who licenses it", () => {
  const counts = [corporateParty, relatedPerson].map(({ questions }) =>
    textOf(questions.trusteeLicensed.guidance?.text),
  );
  expect(
    counts.filter((text) => /TCSP.*Companies Registry as the regulator/.test(text)),
  ).toHaveLength(2);
});

test("each kind of entity gives its authority in its own words", () => {
  const authority = (entityType: string) =>
    read(entityType, "no").find((text) => text.startsWith("I have authority"));
  expect(["registeredCompany", "trust", "government", "vasp"].map(authority)).toEqual([
    "I have authority to bind the company.",
    "I have authority to act for the trustees and to bind the trust.",
    "I have authority to bind the government entity.",
    "I have authority to bind the entity.",
  ]);
});

/** Kinds of other bodies, and the kinds to choose from. */
const others =
  /(金融|財務|财务|監管|监管|公營|公营|公共|政府|非牟利|非营利|舉辦|举办|託管|托管|存款|保險|保险|慈善)(機構|机构)|(機構|机构)(類別|类型|層數|层数)|申請機構屬|申请机构属|(個人或|個人為.*|个人或|个人为.*|信託或|信托或)(機構|机构)/g;

test.each(["zh-CN", "zh-TW"] as const)(
  "a trust is never called an institution in %s",
  async (locale) => {
    const { say } = await wordsIn(locale);
    const sayIt: Say = (text) => (text ? say(text) : "");
    const everyPage = flow.pages.map((page) => ({ section: page.section.id }));
    const steps = flow.pages.map(({ step }) => sayIt(stepWords(step, everyPage)));
    const questions = flowOn("questionnaire", today);
    const kind = { questionnaireSubject: { kind: "trust" } };
    const said = (["yes", "no"] as const).flatMap((says) => [
      ...steps,
      ...read("trust", says, sayIt),
      ...readOf(questions, kind, says, sayIt),
    ]);
    expect(
      [...new Set(said)].filter((text) => /機構|机构/.test(text.replaceAll(others, ""))),
    ).toEqual([]);
  },
);

test.each(localeNames)("no hint repeats its label in %s", async (locale) => {
  const { say } = await wordsIn(locale);
  const kinds = ["registeredCompany", "trust", "government", "investmentVehicle", "vasp"];
  const repeated = kinds.flatMap((kind) => hintsIn(kind, say));
  expect([...new Set(repeated)]).toEqual([]);
});

function hintsIn(entityType: string, say: (text: MessageDescriptor) => string): string[] {
  const given = { entryBoarding: { entityType } };
  const all = generatedAnswers(flow, { given, says: "yes" }, today);
  const within = (section: Section, own: Answers): string[] =>
    askedQuestions(section, own, all, today).flatMap(([name, { label, hint, each }]) => [
      ...(hint && say(label).includes(say(hint)) ? [say(label)] : []),
      ...(each ? ((own[name] ?? []) as Answers[]).flatMap((row) => within(each, row)) : []),
    ]);
  return planFor(flow, all).flatMap(({ section: id }) => within(flow.sections[id]!, all[id] ?? {}));
}

test("who can certify a copy is explained only where a line needs certified copies", () => {
  const explained = (...lines: string[]) => {
    const given = { applicableAccount: { lines }, entryBoarding: { entityType: "trust" } };
    const all = generatedAnswers(flow, { given, says: "no" }, today);
    return planFor(flow, all)
      .flatMap(({ section: id }) => readIn(flow.sections[id]!, all[id] ?? {}, all, textOf))
      .filter((text) => text === "Who can certify a copy").length;
  };
  expect(explained("exchange")).toBe(0);
  expect(explained("custodyHongKong")).toBeGreaterThan(0);
});
