import fc from "fast-check";
import { vi } from "vitest";
import { check } from "#tests/model/walk/check.ts";
import { settleStep } from "#tests/model/walk/steps.ts";
import type { Way } from "#tests/model/walk/walk.ts";
import { kycOf, linesOf, people, pickerOf, type Step } from "#tests/model/walk/walker.ts";
import { applicantGestures } from "./applicant-gestures.ts";
import { deskGestures } from "./desk-gestures.ts";
import { otherGestures } from "./other-gestures.ts";
import { pagesDiffer } from "./seen.ts";
import { closeStage, comeHome, followClock, openStage, type Seat, type Stage } from "./stage.ts";

const gestures = { ...applicantGestures, ...deskGestures, ...otherGestures };

/** One step; rejects when a page or the server disagrees with the charts. */
async function takeStep(stage: Stage, step: Step): Promise<void> {
  const { name, seed } = step;
  const began = performance.now();
  stage.portal.pass(1);
  stage.steps.push(step);
  stage.pick = pickerOf(seed);
  await followClock(stage);
  const done = await gestures[name]!.act(stage).catch((error: Error) => {
    throw new Error(`${name} could not be done: ${error.message}`);
  });
  settleStep(stage, done);
  await comeHome(stage);
  await checkAll(stage);
  stage.recorder.time(stage.story.at(-1)!, performance.now() - began);
}

/** In ms. A busy machine is slow; once the server is wrong, the pages only say how it shows. */
const patience = { right: 20_000, wrong: 3000 };

async function checkAll(stage: Stage): Promise<void> {
  const wrong = await check(stage).then(
    () => [],
    (error: Error) => [error.message],
  );
  const timeout = wrong.length > 0 ? patience.wrong : patience.right;
  const shown = await vi
    .waitFor(() => agreed(stage), { timeout, interval: 250 })
    .then(
      () => [],
      (error: Error) => [error.message],
    );
  const complaints = Object.entries(stage.complaints).flatMap(([seat, own]) =>
    own.splice(0).map((each) => `The page of ${people[seat as Seat]} complains: ${each}`),
  );
  const all = [...shown, ...wrong, ...complaints];
  if (all.length > 0) throw new Error(all.join("\n"));
}

async function agreed(stage: Stage): Promise<void> {
  const differs = await pagesDiffer(stage);
  if (differs.length > 0) throw new Error(differs.join("\n"));
}

const isOver = (stage: Stage) =>
  linesOf(stage).every((line) => kycOf(stage, line) === "rejected.final");

type Command = fc.AsyncCommand<Stage, Stage>;

/** In a walk that has gone on long enough nothing more is done. */
const fitsIn = (mostSteps: number, stage: Stage, name: string) =>
  stage.story.length <= mostSteps && !isOver(stage) && gestures[name]!.fits(stage);

const actsOf = (mostSteps: number) =>
  Object.entries(gestures).flatMap(([name, { often }]) =>
    Array<fc.Arbitrary<Command>>(often).fill(
      fc.nat().map((seed) => ({
        check: (stage) => fitsIn(mostSteps, stage, name),
        run: (stage) => takeStep(stage, { name, wanted: {}, seed }),
        toString: () => name,
      })),
    ),
  );

/** What leads somewhere, the last step first that can be done. */
const roads = {
  "an open account": "activate assign openAccount confirm endorse accept propose answer claim",
  "an answered request": "answer uploadByHelper request reject claim",
};

/** Some steps along a road. */
const onwardsFor = (mostSteps: number) =>
  fc
    .record({
      to: fc.constantFrom(...(Object.keys(roads) as (keyof typeof roads)[])),
      most: fc.integer({ min: 1, max: 5 }),
      seed: fc.nat(),
    })
    .map(({ to, most, seed }): Command => {
      const road = roads[to].split(" ");
      const next = (stage: Stage) => road.find((name) => fitsIn(mostSteps, stage, name));
      return {
        check: (stage) => next(stage) !== undefined,
        async run(stage) {
          for (let left = most; left > 0; left -= 1) {
            const name = next(stage);
            if (name) await takeStep(stage, { name, wanted: {}, seed: seed + left });
          }
        },
        toString: () => `towards ${to}`,
      };
    });

const commandsFor =
  (mostSteps: number): Way<Stage>["commands"] =>
  (most) => {
    const onwards = onwardsFor(mostSteps);
    const commands = [...actsOf(mostSteps), ...Array<typeof onwards>(12).fill(onwards)];
    // Few walks are gone: the first ones are not shorter than others.
    return fc.noBias(
      fc.commands(commands, {
        maxCommands: most,
        size: "max",
        disableReplayLog: true,
      }),
    );
  };

/** Everyone acts on pages, in a browser of their own, and after each step every page is looked at. */
export const inBrowsers = (mostSteps = Infinity): Way<Stage> => ({
  begin: openStage,
  check: checkAll,
  commands: commandsFor(mostSteps),
  redo: async (stage, step) => {
    if (fitsIn(mostSteps, stage, step.name)) await takeStep(stage, step);
  },
  end: closeStage,
});
