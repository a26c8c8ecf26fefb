import { afterEach, expect, test } from "vitest";
import { givenIn } from "./given.ts";
import { faults } from "./walk/planted-faults.ts";
import { opened, settle } from "./walk/plans.ts";
import { walkAlong } from "./walk/walk.ts";
import { linesOf, type Plan, type Walker } from "./walk/walker.ts";

type Way = (walker: Walker, line: NonNullable<Plan[number][1]["line"]>) => Plan;

const proposed: Way = (walker, line) => settle(walker, line, "approve").slice(0, 3);
const requested: Way = (_, line) => [
  ["claim", { line, by: "rae" }],
  ["request", { line }],
];

/** The desk waits for the applicant: every other line is decided. */
const paused: Way = (walker, line) => [
  ...linesOf(walker)
    .filter((other) => other !== line)
    .flatMap((other) => settle(walker, other, "rejectRetry")),
  ...requested(walker, line),
];

/** The shortest way of a walk to each fault. */
const ways: Readonly<Record<keyof typeof faults, Way>> = {
  "a lapse forgets the business account": (walker, line) => [
    ...opened(walker, line),
    ["lapse", { line }],
  ],
  "a change of status leaves the proposal": (walker, line) => [
    ...proposed(walker, line),
    ["withdraw", { line }],
  ],
  "a line in review again stays decided": (walker, line) => [
    ...settle(walker, line, "approve"),
    ["lapse", { line }],
  ],
  "a new verdict leaves the proposal": (walker, line) => [
    ...proposed(walker, line),
    ["judge", { line }],
  ],
  "the case stays in its queue": proposed,
  "a case is claimed from the person who has it": (_, line) => [
    ["claim", { line, by: "rae" }],
    ...Array.from({ length: 5 }, (): Plan[number] => ["claim", { line }]),
  ],
  "the applicant's delay uses up the reply date": paused,
  "a pause gives the desk all its days again": (walker, line) => [
    ["time", { line }],
    ...paused(walker, line),
    ["cancel", { line }],
  ],
  "a decision rests on the case as it was": (_, line) => [
    ["claim", { line, by: "rae" }],
    ["decide", { line, act: "propose", outcome: "rejectRetry", isStale: true }],
  ],
  "an approval does not wait for its documents": (_, line) => [
    ["claim", { line, by: "rae" }],
    ["decide", { line, act: "propose", outcome: "approve" }],
  ],
  "a final rejection becomes one that may be tried again": (walker, line) =>
    settle(walker, line, "rejectFinal"),
  "a rejection leaves the request open": (walker, line) => [
    ...requested(walker, line),
    ["time", { line }],
    ...settle(walker, line, "rejectRetry"),
  ],
  "an answer in words counts as a document": (walker, line) => [
    ...requested(walker, line),
    ["words", { line }],
    ["answer", { line }],
  ],
  "an answer may leave items out": (walker, line) => [
    ...requested(walker, line),
    ["answer", { line }],
  ],
  "unfreezing is offered without an approval": (walker, line) => [
    ...opened(walker, line),
    ["lapse", { line }],
  ],
  "the clock forgets due dates": (walker, line) => [...requested(walker, line), ["time", { line }]],
  "a status moves against its chart": (_, line) => [["reopen", { line }]],
  "a second person is never needed": () => [],
  "a case of two lines counts as replaced": (_, line) => [
    ["claim", { line, by: "rae" }],
    ["judge", { line }],
  ],
  "an ended request still blocks the approval": (walker, line) => [
    ...requested(walker, line),
    ["cancel", { line }],
    ...settle(walker, line, "approve"),
  ],
  "a case may ask for documents only once": (walker, line) => [
    ...requested(walker, line),
    ["cancel", { line }],
    ["request", { line }],
  ],
  "the applicant must answer with documents": (walker, line) => [
    ...requested(walker, line),
    ["words", { line }],
    ["answer", { line }],
  ],
  "the clock forgets the questionnaires": (_, line) =>
    Array.from({ length: 8 }, (): Plan[number] => ["time", { line }]),
  "a questionnaire stays required when no application goes on": (walker) =>
    linesOf(walker).map((line): Plan[number] => ["withdraw", { line }]),
  "what was sent holds for a day": () => [["sendQuestionnaire", { act: "send" }]],
};

/** Only applications of low risk must send a questionnaire. */
const ofLowRisk: ReadonlySet<string> = new Set([
  "the clock forgets the questionnaires",
  "a questionnaire stays required when no application goes on",
]);

const given = givenIn();
afterEach(() => {
  globalThis.plantedFault = undefined;
});

/** What is wrong on the shortest way of one account. */
const found = (name: keyof typeof faults) =>
  walkAlong(given, (walker) => ways[name]!(walker, linesOf(walker)[0]!), !ofLowRisk.has(name)).then(
    () => "",
    (error: Error) => error.message,
  );

test.each(Object.keys(faults))("the walk finds that %s, and nothing without it", async (name) => {
  const before = await found(name);
  globalThis.plantedFault = name;
  expect(before).toBe("");
  expect(await found(name)).toMatch(faults[name]!.shows);
});
