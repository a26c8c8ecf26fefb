import { relatedPerson } from "#contract/forms/people/related-person.ts";
import { msg } from "@lingui/core/macro";
import { describe, expect, test } from "vitest";
import { longText, text, yesNo } from "#contract/questions/builders/values.ts";
import { isEmpty } from "#contract/questions/question.ts";
import { no, yes } from "#contract/questions/condition.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import { askedAnswers, issuesIn, section } from "#contract/questions/section.ts";
import type { Answers } from "#contract/questions/answers.ts";

const today = "2026-11-20";
const facts: Facts = { today, rulesOn: today, lines: ["exchange", "custodyHongKong"] };

const chain = section("chain", msg`Chain`, {
  owns: yesNo(msg`Owns`),
  rents: yesNo(msg`Rents`, { askedWhen: yes("owns") }),
  since: text(msg`Since`, { askedWhen: yes("rents") }),
  why: longText(msg`Why`, { askedWhen: no("owns"), whenEmpty: "explanationRequired" }),
  more: text(msg`More`, { optional: msg`(optional)` }),
});

const asked = (own: Answers) => askedQuestions(chain, own, {}, today).map(([name]) => name);

describe("a chain of conditions", () => {
  test.each<[Answers, string[]]>([
    [{}, ["owns", "more"]],
    [{ owns: "yes" }, ["owns", "rents", "more"]],
    [{ owns: "yes", rents: "yes" }, ["owns", "rents", "since", "more"]],
    [{ owns: "no" }, ["owns", "why", "more"]],
    [{ owns: "no", rents: "yes", since: "2015" }, ["owns", "why", "more"]],
  ])("%j asks %j", (own, names) => {
    expect(asked(own)).toEqual(names);
  });

  test("what is hidden is neither checked nor kept", () => {
    const own = { owns: "no", why: "None needed", rents: "perhaps", since: "\u0000" };
    expect(issuesIn(chain, own, {}, facts)).toEqual([]);
    expect(askedAnswers(chain, own, {}, facts)).toEqual({ owns: "no", why: "None needed" });
  });

  test("what is shown again is checked again", () => {
    const own = { owns: "yes", rents: "yes", since: "\u0000" };
    expect(issuesIn(chain, own, {}, facts)).toEqual([{ path: "since", code: "controlCharacters" }]);
  });

  test("an empty answer has the code of its kind, or the question's own", () => {
    expect([
      issuesIn(chain, {}, {}, facts),
      issuesIn(chain, { owns: "no", why: "  " }, {}, facts),
      issuesIn(chain, { owns: "maybe" }, {}, facts),
      issuesIn(chain, { owns: "yes", rents: "no", more: "🚢" }, {}, facts),
    ]).toEqual([
      [{ path: "owns", code: "itemRequired" }],
      [{ path: "why", code: "explanationRequired" }],
      [{ path: "owns", code: "selectRequired" }],
      [{ path: "more", code: "notAnAnswer" }],
    ]);
  });
});

test.each([
  [undefined, true],
  [null, true],
  [false, true],
  ["", true],
  ["  ", true],
  ["--", true],
  [[], true],
  [{}, true],
  [{ line1: "", country: "" }, true],
  [{ files: [], dated: "" }, true],
  [0, false],
  [true, false],
  ["0", false],
  [["a"], false],
  [{ currency: "HKD", amount: "" }, false],
])("isEmpty of %j is %s", (answer, expected) => {
  expect(isEmpty(answer)).toBe(expected);
});

const groupFrom = (first: string) => {
  const questions = Object.entries(relatedPerson.questions);
  const from = questions.slice(questions.findIndex(([name]) => name === first));
  const next = from.findIndex(([, { heading }], at) => at > 0 && heading !== undefined);
  return from.slice(0, next).map(([name]) => name);
};

test("the upload of the ID document stands with its country, number and expiry", () => {
  expect(groupFrom("idCountry")).toEqual([
    "idCountry",
    "idType",
    "idNumber",
    "idExpires",
    "idExpiry",
    "identity",
  ]);
});

test("the proof of the address stands under the address", () => {
  const names = Object.keys(relatedPerson.questions);
  expect(names[names.indexOf("address") + 1]).toBe("addressProof");
});
