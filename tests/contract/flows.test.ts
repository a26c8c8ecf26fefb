import { describe, expect, test } from "vitest";
import { type LineId, lineIds, lineOf } from "#contract/business-lines.ts";
import { flowOn, flows, flowsFor } from "#contract/forms/flows/flows.ts";
import { linesOpenFor } from "#contract/forms/lines.ts";
import { type Flow, visibleAnswers, planFor } from "#contract/forms/flows/pages.ts";
import { countryCodes } from "#contract/options/countries.ts";
import type { Question } from "#contract/questions/question.ts";
import type { Condition } from "#contract/questions/condition.ts";
import type { Section } from "#contract/questions/question.ts";
import { usualDay } from "../support/editions.ts";

type Asking = Exclude<
  Extract<Condition, { of: string }>,
  { when: "differs" | "youngerThan" | "named" | "otherwiseNamed" }
>;

/** The questions that a condition reads, whatever it is made of. */
function readBy(condition: Condition | undefined): Asking[] {
  switch (condition?.when) {
    case undefined:
    case "line":
      return [];
    case "answered":
    case "among":
    case "anyRow":
    case "answeredIn":
    case "amongIn":
    case "outside":
      return [condition];
    case "youngerThan":
      return [{ when: "answered", of: condition.of, values: [] }];
    case "differs": {
      const { at, of, section, from } = condition;
      const read = (name: string) =>
        ({ when: "answeredIn", section, of: name, values: [] }) as const;
      const own = { when: "answered", of, values: [] } as const;
      return [at ? { ...own, when: "answeredIn", section: at } : own, ...from.flat().map(read)];
    }
    case "named":
    case "otherwiseNamed": {
      const { name, section, of, question = "name", values = [] } = condition;
      return [
        { when: "answered", of: name, values: [] },
        { when: "anyRow", section, of, question, values },
      ];
    }
    case "not":
      return readBy(condition.of);
    case "every":
    case "some":
      return condition.of.flatMap(readBy);
  }
}

const valuesOf = ({ kind, options }: Question): readonly string[] =>
  kind === "country" || kind === "countries"
    ? countryCodes
    : (options?.map(({ value }) => value) ?? ["yes", "no"]);

/** Whether a condition reads a question that comes before it, and an answer it can have. */
function isSound(asking: Asking, own: Section, name: string, earlier: Map<string, Section>) {
  const names = Object.keys(own.questions);
  const home = "section" in asking ? earlier.get(asking.section!) : own;
  const isOfEarlier = home !== own;
  const values = typeof asking.values === "function" ? asking.values(usualDay) : asking.values;
  const asked = home?.questions[asking.of];
  const isEarlier = isOfEarlier || names.indexOf(asking.of) < names.indexOf(name);
  if (asking.when === "anyRow" && asked?.kind === "holdings")
    return isEarlier && values.every((value) => asked.stakes?.some((stake) => stake === value));
  if (asking.when === "anyRow" && asked?.kind === "address")
    return (
      asking.question === "country" &&
      values.every((value) => (countryCodes as readonly string[]).includes(value))
    );
  const of = asking.when === "anyRow" ? asked?.each?.questions[asking.question] : asked;
  return of && isEarlier && values.every((value) => valuesOf(of).includes(value));
}

function unsoundIn(section: Section, earlier: Map<string, Section>): string[] {
  return Object.entries(section.questions).flatMap(([name, question]) => [
    ...[question.askedWhen, ...(question.options ?? []).map(({ offeredWhen }) => offeredWhen)]
      .flatMap(readBy)
      .filter((asking) => !isSound(asking, section, name, earlier))
      .map((asking) => `${section.id}.${name} reads ${asking.of}`),
    ...(question.each
      ? unsoundIn(question.each, new Map([...earlier, [section.id, section]]))
      : []),
  ]);
}

describe.each(Object.entries<Flow>(flows))("%s", (_, flow) => {
  test("asks by what was asked before, and by answers it can have", () => {
    const earlier = new Map<string, Section>();
    const unsound = flow.pages.flatMap(({ section, askedWhen }) => {
      const own = { ...section, questions: {} };
      const ofPage = readBy(askedWhen)
        .filter((asking) => !isSound(asking, own, "", earlier))
        .map((asking) => `${section.id} reads ${asking.of}`);
      const found = [...ofPage, ...unsoundIn(section, earlier)];
      earlier.set(section.id, section);
      return found;
    });
    expect(unsound).toEqual([]);
  });

  test("leads through each of its steps once, in one piece", () => {
    const steps = flow.pages.map(({ step }) => step);
    const turns = steps.filter((step, at) => step !== steps[at - 1]);
    expect(turns).toEqual([...new Set(steps)]);
  });
});

describe("the names on the wire", () => {
  const names = (flow: Flow) => Object.keys(flow.sections);

  test("of the institutional set", () => {
    expect(names(flows.institutional)).toEqual(
      expect.arrayContaining([
        "applicableAccount",
        "entryBoarding",
        "companyInformation",
        "declaration",
        "flatServices",
        "acknowledgement",
        "uploadFiles",
      ]),
    );
  });

  test("of the separate OTC set, of institutions and of individuals", () => {
    expect([...names(flows.otcInstitution), ...names(flows.otcIndividual)]).toEqual(
      expect.arrayContaining([
        "relatedInformation",
        "companyInformation",
        "declaration",
        "flatServices",
        "acknowledgement",
        "uploadFile",
        "pep",
      ]),
    );
  });
});

test("every line may be applied for by its audience, in its flow alone", () => {
  const rows = lineIds.flatMap((id) => lineOf(id).audience.map((audience) => ({ id, audience })));
  const open = rows.filter(({ id, audience }) =>
    linesOpenFor(lineOf(id).flow, audience).includes(id),
  );
  const isOffered = ({ id, audience }: { id: LineId; audience: keyof typeof flowsFor }) =>
    flowsFor[audience].filter((flow) =>
      (flows as Record<string, Flow>)[flow]!.sections["applicableAccount"]!.questions[
        "lines"
      ]!.options!.some(({ value }) => value === id),
    ).length;
  expect(open.map(isOffered)).toEqual(open.map(() => 1));
});

test("an answer to what is not asked opens nothing that hangs on it, on whatever page", () => {
  const institutional = flowOn("institutional", "2026-11-20");
  const base = { applicableAccount: { lines: ["exchange"] } };
  const licensed = { ...base, businessInformation: { licensed: "no", regulator: "left over" } };
  expect({
    visible: visibleAnswers(institutional, {
      ...licensed,
      flatServices: { bankName: "left over" },
    }),
    plan: planFor(institutional, base)
      .map(({ section }) => section)
      .includes("flatServices"),
  }).toEqual({
    visible: { ...base, businessInformation: { licensed: "no" } },
    plan: false,
  });
});
