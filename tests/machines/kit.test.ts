import { assign, emit, fromPromise, setup } from "xstate";
import { expect, test } from "vitest";
import { brokenClaims, neverHappened } from "./kit/gates.ts";
import { goldenTable } from "./kit/golden.ts";
import type { ChartModel } from "./kit/model.ts";
import { explore, tours } from "./kit/paths.ts";
import { bareCode, importsOf, openSource } from "./kit/source.ts";

const door = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: "door.knock" } | { type: "door.break" },
    emitted: {} as { type: "bell.ring"; times: number },
  },
  actors: { answer: fromPromise<boolean>(() => Promise.reject(new Error("nobody is in"))) },
  actions: {
    "count the knock": assign({ knocks: ({ context }) => context.knocks + 1 }),
    "ring the bell": emit({ type: "bell.ring", times: 1 }),
  },
  guards: { welcome: (_, { answer }: { answer: boolean }) => answer, never: () => false },
}).createMachine({
  id: "door",
  context: { knocks: 0 },
  initial: "closed",
  states: {
    closed: {
      on: {
        "door.knock": { target: "answering", actions: ["count the knock", "ring the bell"] },
        "door.break": { guard: "never", target: "broken" },
      },
    },
    answering: {
      invoke: {
        id: "answer",
        src: "answer",
        onDone: [
          {
            guard: { type: "welcome", params: ({ event }) => ({ answer: event.output }) },
            target: "open",
          },
          { target: "closed" },
        ],
        onError: "closed",
      },
    },
    open: { type: "final" },
    broken: {},
  },
});

const model: ChartModel = {
  file: "door",
  name: "door",
  machine: door,
  runs: [
    {
      cases: () => [
        { type: "door.knock" },
        { type: "xstate.done.actor.answer", output: true },
        { type: "xstate.done.actor.answer", output: false },
      ],
    },
  ],
  facts: ({ context }) => ({ knocked: context.knocks > 0 }),
  invariants: {
    "nobody opens unasked": (snapshot) => !snapshot.matches("open") || snapshot.context.knocks > 0,
    "the door stays shut": (snapshot) => !snapshot.matches("open"),
  },
};

test("what no path takes is named: states, guarded branches, errors", async () => {
  expect(await neverHappened(model)).toEqual([
    "door.broken",
    "1 door.closed --door.break [never]--> door.broken",
    "2 door.answering --xstate.error.actor.answer--> door.closed",
  ]);
});

test("a claim that does not hold is named with a situation", () => {
  expect(brokenClaims(model)).toEqual(['the door stays shut: not in open {"knocked":true}']);
});

test("the golden table has every move once, with what changed and what is told outside", () => {
  expect(goldenTable(model)).toBe(`from | event [guard] | to {facts that changed}

start null | | closed {"knocked":false}

closed | door.knock | answering {"knocked":true} ! bell.ring {"times":1}
closed | door.knock | answering ! bell.ring {"times":1}

answering | done answer {"output":true} [welcome] | open
answering | done answer {"output":false} | closed
`);
});

test("tours take every move", () => {
  const [run] = model.runs;
  const graph = explore(model, run ?? { cases: [] });
  const taken = new Set(tours(graph, 60).flatMap((walk) => walk.steps));
  expect([taken.size, graph.edges.length]).toEqual([4, 4]);
});

test("a path that does not replay says where it went wrong", async () => {
  const answer = fromPromise<boolean>(async () => true);
  await expect(neverHappened({ ...model, actors: { answer } })).rejects.toThrow(
    'step 1 of door.knock → xstate.done.actor.answer: expected answering {"knocked":true}, got open {"knocked":true}',
  );
});

test("imports are read with their names, types left out", () => {
  const source = `import { setup, type ActorRef } from "xstate";
import type { Line } from "./line.ts";
import "./side.ts";
`;
  expect(importsOf(source)).toEqual([
    { from: "xstate", typesOnly: false, names: ["setup"] },
    { from: "./line.ts", typesOnly: true, names: ["Line"] },
    { from: "./side.ts", typesOnly: false, names: [] },
  ]);
});

test("numbers in comments and strings are not code", () => {
  expect(bareCode('const a = "20 files"; // 5 each\n/* 10 */ b = 3;').replaceAll(/\s+/g, " ")).toBe(
    'const a = ""; b = 3;',
  );
});

test.each([
  ["made in a function", "export const make = () => createMachine({ id: 'a' });", "no machine"],
  ["started at once", "export const a = createActor(createMachine({}));", "createActor"],
  [
    "of foreign parts",
    'import { b } from "./b.ts";\nexport const a = createMachine(b);',
    "b is not",
  ],
])("a chart %s does not open", (_, source, why) => {
  expect(() => openSource(source)).toThrow(why);
});
