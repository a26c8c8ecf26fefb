import { assign, emit, fromPromise, setup, type AnyMachineSnapshot } from "xstate";
import { expect, test } from "vitest";
import { neverHappened, recordCoverage, replayInto } from "./kit/coverage.ts";
import { goldenTable } from "./kit/golden.ts";
import type { Move, Specification } from "#models/kit/model.ts";
import { mutantsOf } from "./kit/mutants.ts";
import { nets } from "./kit/nets.ts";
import { explore, tours } from "#models/kit/paths.ts";
import { walkedOf } from "./kit/walked.ts";
import { coverageIn, coverageOf } from "../gate/coverage-page.ts";
import { chartModel, done, noAnswer } from "#models/kit/specification.ts";
import { bareCode, importsOf, openSource } from "./kit/source.ts";

const door = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: "door.knock" } | { type: "door.break" },
    emitted: {} as { type: "bell.ring"; times: number },
  },
  actors: { answer: fromPromise<boolean>(() => Promise.reject(new Error("no answer"))) },
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

const knock = { type: "door.knock" };

const model = chartModel({
  machine: door,
  begins: "closed",
  moves: [
    [knock, "closed -> answering ! bell.ring"],
    [{ type: "door.break" }, "refused"],
    [done("answer", true), "answering -> open"],
    [done("answer", false), "answering -> closed"],
    [noAnswer("answer"), "answering -> closed"],
  ],
  asks: { answer: undefined },
  facts: ({ context }) => ({ knocked: context.knocks > 0 }),
  claims: {
    "it opens only after a knock": (snapshot) =>
      !snapshot.matches("open") || snapshot.context.knocks > 0,
  },
});

/** A chart that asks these guards about an event in their order, and enters these states. */
const asking = (
  guards: Record<string, (args: { event: object }) => boolean>,
  ...entered: string[]
) =>
  setup({ guards }).createMachine({
    id: "asking",
    initial: "asked",
    states: {
      asked: {
        on: {
          answer: Object.keys(guards).map((guard, at) => ({ guard, target: entered[at] })) as never,
        },
      },
      answered: { initial: "first", states: { first: {}, second: {} } },
    },
  });

const answers = [
  { kind: "yes" },
  { kind: "no" },
  { kind: "yes", isWhole: true },
  { kind: "no", isWhole: true },
  { isWhole: true },
];

const faultsOfAsking = (...given: Parameters<typeof asking>) =>
  mutantsOf(
    chartModel({
      machine: asking(...given),
      begins: "asked",
      moves: answers.map((answer) => [{ type: "answer", ...answer }, "asked -> answered"]),
      claims: {},
    }),
  ).map(({ name }) => name);

/** What the nets find wrong with the door when its specification says something else. */
async function foundWith(change: Partial<Specification>) {
  const found: Record<string, string[]> = {};
  const changed = chartModel({ ...model.specification, ...change });
  for await (const [net, wrong] of nets(changed)) if (wrong.length > 0) found[net] = wrong;
  return found;
}

const withMoves = (...moves: Move[]) =>
  foundWith({ moves: [...moves, ...model.specification.moves.slice(moves.length)] });

const broken = {
  paths: ["door.broken", "1 door.closed --door.break [never]--> door.broken"],
};

test("what no path takes is named: states and guarded branches", async () => {
  expect(await foundWith({})).toEqual(broken);
});

test("a claim that does not hold is named with a situation", async () => {
  const claims = { "the door stays shut": (at: AnyMachineSnapshot) => !at.matches("open") };
  expect((await foundWith({ claims }))["claims"]).toEqual([
    'the door stays shut: not in open {"knocked":true}',
  ]);
});

test.each([
  ["leads elsewhere", [knock, "closed -> open ! bell.ring"], "moves"],
  ["tells something else", [knock, "closed -> answering"], "moves"],
  ["never leads where it must", [knock, "closed -> answering ! bell.ring | open"], "moves"],
  ["is refused", [knock, "closed, answering -> answering ! bell.ring"], "refusals"],
  ["is not refused", [knock, "refused"], "refusals"],
  ["leaves other data", [knock, "closed -> answering ! bell.ring", { knocks: 0 }], "data"],
] as [string, Move, string][])("an event that %s is found", async (_, move, net) => {
  expect(Object.keys(await withMoves(move))).toContain(net);
});

test.each([
  ["another first state", { begins: "open" }, "begins"],
  ["an effect that is missing at the start", { begins: "closed ! bell.ring" }, "begins"],
  ["another tag", { tags: { busy: "answering" } }, "tags"],
  ["another input of an actor", { asks: { answer: 1 } }, "started"],
  ["an actor that does not start", { asks: { answer: undefined, bell: 1 } }, "started"],
  ["another wait", { waits: { patience: 1 } }, "started"],
  ["an event without a move", { moves: model.specification.moves.slice(0, 4) }, "moves"],
])("%s is found", async (_, change, net) => {
  expect(Object.keys(await foundWith(change))).toContain(net);
});

test("actors that share an id are told apart, and every form of input is compared", async () => {
  const actor = fromPromise<void, unknown>(async () => {});
  const machine = setup({ actors: { load: actor, check: actor } }).createMachine({
    initial: "loading",
    states: {
      loading: { invoke: { id: "call", src: "load", onDone: "checking" } },
      checking: {
        invoke: { id: "call", src: "check", input: { answer: 1 }, onDone: "reloading" },
      },
      reloading: { invoke: { id: "call", src: "load", input: { again: true } } },
    },
  });
  const moves: Move[] = [[done("call"), "loading -> checking; checking -> reloading"]];
  const asks = { load: undefined, check: { answer: 2 } };
  const found = await foundWith({
    machine,
    begins: "loading",
    moves,
    asks,
    facts: () => ({}),
    claims: {},
  });
  expect(found).toEqual({ started: ['load: {"again":true}', 'check: {"answer":1}'] });
});

test("the golden table has every state and transition once, with what goes out", () => {
  expect(goldenTable(model)).toBe(`start -> closed
door
closed
  door.knock -> answering / count the knock, ring the bell ! {"type":"bell.ring","times":1}
  door.break [never] -> broken
answering
  invoke answer
  done answer [welcome] -> open
  done answer -> closed
  error answer -> closed
open
broken
`);
});

type Answer = { event: { kind?: string; isWhole?: boolean } };

test.each([
  [
    "compare one value with one word each",
    true,
    {
      isYes: ({ event }: Answer) => event.kind === "yes",
      isNo: ({ event }: Answer) => event.kind === "no" && event.isWhole === true,
    },
  ],
  [
    "compare two values",
    false,
    {
      isYes: ({ event }: Answer) => event.kind === "yes",
      isWhole: ({ event }: Answer) => event.isWhole === true,
    },
  ],
  [
    "forbid a word each",
    false,
    {
      isNotYes: ({ event }: Answer) => event.kind !== "yes",
      isNotNo: ({ event }: Answer) => event.kind !== "no",
    },
  ],
] as const)("the order of guards that %s changes nothing: %s", (_, isSame, guards) => {
  const names = faultsOfAsking(guards as never, "answered", "answered");
  expect(names.some((name) => name.endsWith("after the next"))).toBe(!isSame);
});

test.each([
  ["alone", true, ["answered", "answered.second"]],
  ["by the name of a state inside it", false, ["answered.first", "answered.second"]],
] as const)("the first state of a state that is entered %s counts: %s", (_, isPlanted, entered) => {
  const guards = { isYes: () => true, isNo: () => false };
  const names = faultsOfAsking(guards, ...entered);
  expect(names.includes("asking.answered: begins in second")).toBe(isPlanted);
});

test("mutants have every kind of fault, and the chart stays unchanged", () => {
  const before = JSON.stringify(door.config);
  const names = mutantsOf(model).map(({ name, machine }) => [name, machine.id]);
  expect(names.map(([name]) => name)).toEqual([
    "door: begins in answering",
    "door.closed --door.knock: leads to door.open",
    "door.closed --door.knock: stays",
    "door.closed --door.knock: missing",
    "door.closed --door.knock: no count the knock",
    "door.closed --door.knock: no ring the bell",
    "door.closed --door.break: leads to door.closed",
    "door.closed --door.break: missing",
    "door.closed --door.break: without never",
    "door.closed --door.break: unless never",
    "door.answering: does not invoke answer",
    "door.answering --onDone answer: branch 1, leads to door.broken",
    "door.answering --onDone answer: branch 1, missing",
    "door.answering --onDone answer: branch 1, without welcome",
    "door.answering --onDone answer: branch 1, unless welcome",
    "door.answering --onDone answer: branch 1, after the next",
    "door.answering --onDone answer: branch 2, leads to door.answering",
    "door.answering --onDone answer: branch 2, missing",
    "door.answering --onError answer: leads to door.answering",
    "door.answering --onError answer: missing",
  ]);
  expect(JSON.stringify(door.config)).toBe(before);
});

test("tours take every move", () => {
  const [run] = model.runs;
  const graph = explore(model, run ?? { cases: [] });
  const taken = new Set(tours(graph, 60).flatMap((walk) => walk.steps));
  expect([taken.size, graph.edges.length]).toEqual([5, 5]);
});

test("of moves with one name tours take one", () => {
  const graph = explore(model, model.runs[0]!);
  const typeOf = ({ event }: (typeof graph.edges)[number]) => event.type;
  const taken = tours(graph, 60, graph.edges, typeOf).flatMap((walk) => walk.steps);
  const types = new Set(graph.edges.map(typeOf));
  expect(new Set(taken.map(typeOf))).toEqual(types);
  expect([new Set(taken).size, graph.edges.length]).toEqual([types.size, 5]);
});

test.each([
  [0, "2/5, 0/5"],
  [1, "3/5, 1/5"],
  [2, "4/5, 2/5"],
])("a walk that breaks after step %i counts what it took until then", async (done, figures) => {
  const coverage = recordCoverage();
  const graph = explore(model, model.runs[0]!);
  const [walk] = tours(graph, 60);
  const steps = walk!.steps.slice(0, done);
  await replayInto(coverage, model, undefined, { ...walk!, steps });
  const replaced = [{ call: "/ring", reason: "No one is at home." }];
  const walked = {
    ...walkedOf(model, "tours", coverage.missing(door)),
    locale: "zh-TW" as const,
    replaced,
  };
  const ran = [{ walked: [walked], isPassed: false, tests: [] }];
  const levels = { door: { screens: [], tours: [] } };
  const page = coverageIn(ran, levels, { runs: [], faults: [] }, []);
  expect(page).toContain(`| door |  |  | ${figures} |  | zh-TW | 1 |`);
  expect(page).toContain("| door | /ring | 1 | No one is at home. |");
  const [states, transitions] = figures.split(", ").map((figure) => {
    const [taken, of] = figure.split("/").map(Number);
    return { taken, of };
  });
  expect(coverageOf(ran, levels)).toEqual({ door: { tours: { states, transitions } } });
  expect(page).toContain("1 test files did not pass.");
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
  ["created in a function", "export const make = () => createMachine({ id: 'a' });", "no machine"],
  ["started at once", "export const a = createActor(createMachine({}));", "createActor"],
  [
    "of a foreign configuration",
    'import { b } from "./b.ts";\nexport const a = createMachine(b);',
    "b is not",
  ],
])("a chart %s does not open", (_, source, why) => {
  expect(() => openSource(source)).toThrow(why);
});
