import fc from "fast-check";
import { type CheckOutcome, checkOutcomes } from "#contract/identity/check-states.ts";
import { opened, plannedEdges, planTo } from "./plans.ts";
import { identityActs, isUsable, stateOf } from "../acts/identity-acts.ts";
import { takeStep } from "./steps.ts";
import { caseOf, isDecidable, isWaiting, kycOf, linesOf, pickerOf, type Walker } from "./walker.ts";

/** A command of fast-check: what it does is decided by its own numbers and by where the walk is. */
type Command = fc.AsyncCommand<Walker, Walker>;

type Fits = (walker: Walker) => boolean;
const inKyc =
  (...states: string[]): Fits =>
  (walker) =>
    linesOf(walker).some((line) => states.includes(kycOf(walker, line)));
const inAccount =
  (...states: string[]): Fits =>
  ({ model }) =>
    [...model.lines.keys()].some((line) => states.includes(model.state(line, "businessAccount")));
const asked =
  (...states: string[]): Fits =>
  ({ questionnaire }) =>
    states.includes(questionnaire.state);
const waits: Fits = (walker) =>
  linesOf(walker).some((line) => isWaiting(walker, line, caseOf(walker, line).id));
const decides: Fits = (walker) => linesOf(walker).some((line) => isDecidable(kycOf(walker, line)));

/** How often each act is tried, and where it can succeed. */
const weights: Readonly<Record<string, readonly [number, Fits]>> = {
  submit: [6, ({ draft }) => draft !== null],
  withdraw: [2, (walker) => waits(walker) || inKyc("inProgress")(walker)],
  reopen: [6, inKyc("rejected.retry")],
  openAccount: [6, inKyc("approved")],
  closeAccount: [1, inAccount("normal")],
  upload: [5, waits],
  words: [2, waits],
  answer: [5, waits],
  help: [1, () => true],
  claim: [2, inKyc("inProgress")],
  release: [1, inKyc("inProgress")],
  assign: [1, inKyc("inProgress")],
  accept: [5, inKyc("inProgress")],
  judge: [1, decides],
  request: [3, inKyc("inProgress")],
  cancel: [2, waits],
  decide: [16, decides],
  account: [7, inAccount("underReview", "normal", "frozen")],
  lapse: [3, inKyc("approved")],
  beginCheck: [6, ({ related }) => related !== null && stateOf(related) !== "verified"],
  checkEnds: [8, ({ related }) => related !== null && stateOf(related) === "underWay"],
  sendLink: [1, ({ related }) => related !== null],
  beginQuestionnaire: [2, asked("asked", "postponed", "expired")],
  postponeQuestionnaire: [2, asked("asked", "expired")],
  weeks: [4, asked("asked", "postponed", "begun")],
  sendQuestionnaire: [3, asked("begun", "overdue")],
  time: [2, (walker) => waits(walker) || inKyc("inProgress")(walker)],
};

const isOver = (walker: Walker) =>
  linesOf(walker).every((line) => kycOf(walker, line) === "rejected.final");

const mostlyFalse = fc.constantFrom(true, false, false, false, false, false);

/** Only some applications name a director. */
const isKnown = ({ related }: Walker, name: string) => related !== null || !(name in identityActs);

const fourMonthsMs = 120 * 86_400_000;

/** The documents of the sample expire after half a year, and an application with expired ones is not sent again. */
const isTooLate = ({ portal, begunAt }: Walker, name: string) =>
  (name === "time" || name === "weeks") &&
  portal.services.clock().getTime() - begunAt.getTime() > fourMonthsMs;

/** Whether an act can be tried at all. */
export const isPossible = (walker: Walker, name: string): boolean =>
  !isOver(walker) && isKnown(walker, name) && !isTooLate(walker, name);

/** One act. `isAny`: also where it must be refused. */
const acts = Object.entries(weights).flatMap(([name, [count, fits]]) =>
  Array<fc.Arbitrary<Command>>(count).fill(
    fc.tuple(fc.nat(), mostlyFalse).map(([seed, isAny]) => ({
      check: (walker) => isPossible(walker, name) && (isAny || fits(walker)),
      run: (walker) => takeStep(walker, { name, wanted: {}, seed }),
      toString: () => name,
    })),
  ),
);

/** The steps that lead a line over an edge, one after the other, as far as they can be gone. */
const leads = fc
  .record({
    edge: fc.constantFrom(...plannedEdges, "opened", "opened"),
    place: fc.nat(1),
    most: fc.integer({ min: 1, max: 16 }),
    seed: fc.nat(),
  })
  .map(({ edge, place, most, seed }): Command => {
    const lineIn = (walker: Walker) => linesOf(walker)[place % linesOf(walker).length]!;
    const planIn = (walker: Walker) => {
      const line = lineIn(walker);
      if (edge !== "opened") return planTo(walker, line, edge);
      const isNew = walker.model.state(line, "businessAccount") === "pending";
      return isNew && isDecidable(kycOf(walker, line)) ? opened(walker, line) : null;
    };
    return {
      check: (walker) => !isOver(walker) && planIn({ ...walker, pick: pickerOf(seed) }) !== null,
      run: async (walker) => {
        walker.pick = pickerOf(seed);
        const { taken } = walker.model;
        const before = taken.length;
        let left = most;
        while (left > 0 && !taken.includes(edge, before)) {
          const plan = planIn(walker)?.slice(0, left) ?? [];
          for (const [at, [name, wanted]] of plan.entries())
            await takeStep(walker, { name, wanted, seed: seed + left - at });
          left -= Math.max(plan.length, 1);
        }
      },
      toString: () => `towards ${edge}`,
    };
  });

const canBeTriedAgain = checkOutcomes.filter((outcome) => outcome !== "verified");

/** Checks of the director that end in one way after the other, the last of them sometimes well. */
const checks = fc
  .record({
    tried: fc.shuffledSubarray(canBeTriedAgain, { minLength: 2, maxLength: 4 }),
    last: fc.constantFrom<readonly CheckOutcome[]>([], ["verified"]),
    seed: fc.nat(),
  })
  .map(({ tried, last, seed }) => ({ ends: [...tried, ...last], seed }))
  .map(({ ends, seed }): Command => ({
    check: (walker) =>
      isPossible(walker, "beginCheck") &&
      isUsable(walker, walker.related!) &&
      stateOf(walker.related!) !== "verified",
    run: async (walker) => {
      for (const [at, each] of ends.entries()) {
        await takeStep(walker, { name: "beginCheck", wanted: {}, seed: seed + at });
        await takeStep(walker, { name: "checkEnds", wanted: { ends: each }, seed: seed + at });
      }
    },
    toString: () => `checks that end ${ends.join(", ")}`,
  }));

/** As many acts as ways. */
export const commandsOf = (most: number) => {
  const ways = [
    ...Array<typeof leads>(Math.ceil(acts.length / 3)).fill(leads),
    ...Array<typeof checks>(3).fill(checks),
  ];
  return fc.commands([...acts, ...ways], {
    maxCommands: most,
    size: "max",
    disableReplayLog: true,
  });
};
