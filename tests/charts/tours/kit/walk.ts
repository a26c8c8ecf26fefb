import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { stateName, type AnyEvent } from "#models/kit/model.ts";
import { neverHappened, recordCoverage, replayInto } from "#tests/charts/kit/coverage.ts";
import type { Walk } from "#models/kit/paths.ts";
import { type Tour, walksOf } from "./walks.ts";
import { walkedOf } from "#tests/charts/kit/walked.ts";
import { walkedBy } from "#models/levels.ts";
import type { Replaced, Wire } from "./wire.ts";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { axeFindings } from "#tests/journeys/support/browser.ts";

interface AnyScene {
  page: Page;
  wire?: Wire;
}

/** Does in the browser what an event of the chart stands for; `before` is where the chart was, `next` what comes of it. */
export type Gesture<Scene> = (
  event: AnyEvent,
  scene: Scene,
  before: AnyMachineSnapshot,
  next?: AnyEvent,
) => Promise<unknown>;
/** Waits for what a person sees in a state. */
export type Sight<Scene> = (snapshot: AnyMachineSnapshot, scene: Scene) => Promise<unknown>;

/** One chart as the built application has it before the real server. */
export interface TourTable<Scene extends AnyScene> extends Tour {
  /** Opens the place where a chart with this input begins. */
  open: (input: unknown, walk: Walk) => Promise<Scene>;
  events: Record<string, Gesture<Scene>>;
  states: Record<string, Sight<Scene>>;
  /** The states and transitions of the chart that no walk takes, each with the reason. */
  beyond?: Record<string, string>;
}

/** A test for every long walk of every run of the tables of one chart, and another that they leave out only what they name. */
export function testTour<Scene extends AnyScene>(
  ...tables: readonly [TourTable<Scene>, ...TourTable<Scene>[]]
): void {
  const { file } = tables[0].model;
  const all = tables.map((table) => ({
    table,
    inspected: new Set<string>(),
    walks: walksOf(table),
  }));
  test(`${file}: what no walk takes is named, and what no walk needs is not mapped`, async ({
    task,
  }) => {
    const here = task.file.name.replace(/^tests\//, "");
    expect(walkedBy(file, "tours")).toContain(here);
    for (const { table, walks } of all)
      expect(mappedIn(walks.flat())).toEqual({
        events: Object.keys(table.events).toSorted(),
        states: Object.keys(table.states).toSorted(),
      });
    const left = await Promise.all(
      all.map(({ table, walks }) => neverHappened(table.model, walks)),
    );
    expectNamed(left, tables);
  });
  const runs = all.flatMap(({ walks, ...one }) =>
    walks.map((own, at) => ({ ...one, own, input: one.table.model.runs[at]?.input })),
  );
  const spoken = new Set<Locale | undefined>();
  for (const [at, { table, input, inspected, own }] of runs.entries())
    for (const [place, walk] of own.entries())
      test(`${file} ${at + 1}.${place + 1}, ${walk.steps.length} steps`, async ({ task }) => {
        const { model } = table;
        const gone: Gone = { hasBegun: false, steps: [], replaced: [] };
        try {
          expect(await go(table, input, walk, inspected, gone)).toEqual([]);
          spoken.add(gone.locale);
        } finally {
          // The chart takes only the steps whose outcome was seen.
          const { hasBegun, steps, locale, replaced } = gone;
          const coverage = recordCoverage();
          if (hasBegun) await replayInto(coverage, model, input, { ...walk, steps });
          const walked = walkedOf(model, "tours", coverage.missing(model.machine));
          task.meta.walked = [{ ...walked, ...(locale ? { locale } : {}), replaced }];
        }
      });
  test(`${file}: its pages are walked in Chinese too`, () => {
    // Where no walk was wanted, or none came to its end, no language is known.
    const hasNone = spoken.size === 0;
    expect(hasNone || all.some(({ inspected }) => inspected.size > 0), "no page inspected").toBe(
      true,
    );
    const isChinese = spoken.has("zh-TW") || spoken.has("zh-CN");
    expect(hasNone || isChinese, `only ${[...spoken].join()}`).toBe(true);
  });
}

/** The states and transitions that none of them takes are those that are named. */
function expectNamed(
  left: readonly string[][],
  tables: readonly Pick<TourTable<never>, "beyond">[],
) {
  const never = left[0]!.filter((part) => left.every((each) => each.includes(part)));
  const beyond = Object.assign({}, ...tables.map((table) => table.beyond)) as object;
  expect(never.map((name) => name.replace(/^\d+ /, "")).toSorted()).toEqual(
    Object.keys(beyond).toSorted(),
  );
}

function mappedIn(walks: readonly Walk[]) {
  const steps = walks.flatMap((walk) => walk.steps);
  const states = [...walks.map(({ initial }) => initial), ...steps.map(({ after }) => after)];
  return {
    events: [...new Set(steps.map(({ event }) => event.type))].toSorted(),
    states: [...new Set(states.map(stateName))].toSorted(),
  };
}

/** The steps whose outcome was seen. */
interface Gone {
  /** The first state was seen. */
  hasBegun: boolean;
  steps: Walk["steps"][number][];
  /** Of the page, as it says itself. */
  locale?: Locale;
  replaced: readonly Replaced[];
}

/** Adds to `gone`, and gives the rules of accessibility that are broken. */
async function go<Scene extends AnyScene>(
  table: TourTable<Scene>,
  input: unknown,
  walk: Walk,
  inspected: Set<string>,
  gone: Gone,
) {
  const scene = await table.open(input, walk);
  gone.replaced = scene.wire?.replaced ?? [];
  const trail = [stateName(walk.initial)];
  const broken: string[] = [];
  try {
    broken.push(...(await look(table, walk.initial, scene, inspected)));
    gone.hasBegun = true;
    for (const [at, step] of walk.steps.entries()) {
      const { event, before, after } = step;
      trail.push(event.type);
      await gesture(table, event)(event, scene, before, walk.steps[at + 1]?.event);
      trail.push(stateName(after));
      broken.push(...(await look(table, after, scene, inspected)));
      gone.steps.push(step);
    }
    const lang = await scene.page.evaluate(() => document.documentElement.lang);
    gone.locale = localeNames.find((name) => locales[name].html === lang)!;
    return broken;
  } catch (complaint) {
    const last = trail.slice(-7).join(" → ");
    throw new Error(`${last}: ${(complaint as Error).message}`, { cause: complaint });
  }
}

function gesture<Scene extends AnyScene>(table: TourTable<Scene>, event: AnyEvent): Gesture<Scene> {
  const known = table.events[event.type];
  if (!known) throw new Error(`no gesture for ${event.type}`);
  return known;
}

/** Each state is seen whenever it is reached. The page of each path is inspected once, when its heading has come; the screens inspect each state. */
async function look<Scene extends AnyScene>(
  table: TourTable<Scene>,
  now: AnyMachineSnapshot,
  scene: Scene,
  inspected: Set<string>,
) {
  const name = stateName(now);
  const sight = table.states[name];
  if (!sight) throw new Error(`no entry says what ${name} looks like`);
  await sight(now, scene);
  const { pathname } = new URL(scene.page.url());
  const isOnItsWay = (await scene.page.locator("h1").count()) === 0;
  if (isOnItsWay || inspected.has(pathname)) return [];
  inspected.add(pathname);
  return (await axeFindings(scene.page)).map((rule) => `${name}: ${rule}`);
}
