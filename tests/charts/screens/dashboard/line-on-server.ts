import { expect } from "vitest";
import { type AnyMachineSnapshot, getInitialSnapshot, transition } from "xstate";
import { insInfo, type LineReply } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { limits } from "#contract/limits.ts";
import { type AnyEvent, type ChartModel, stateName } from "#models/kit/model.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { accountInfo, entity, lineReply, signIn } from "#tests/support/screens/member.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";
import type { Sight } from "#tests/support/screens/walk.ts";

const now = Date.UTC(2026, 10, 20, 4);

/** One line on the dashboard, a status of which the server keeps by its chart. */
export class LineOnServer {
  readonly #model: ChartModel;
  readonly #run: ChartModel["runs"][number];
  readonly #replyOf: (at: AnyMachineSnapshot) => Partial<LineReply>;
  #version = 1;

  constructor(
    model: ChartModel,
    run: ChartModel["runs"][number],
    replyOf: (at: AnyMachineSnapshot) => Partial<LineReply>,
  ) {
    this.#model = model;
    this.#run = run;
    this.#replyOf = replyOf;
  }

  open = async (): Promise<ReturnType<typeof openScreen>> => {
    stopClock(now);
    signIn();
    this.keep(getInitialSnapshot(this.#model.machine, this.#run.input));
    const browsed = openScreen("/kyc/user");
    await comesTo(entity);
    return browsed;
  };

  /** The server has this state of the line from now on. */
  keep(at: AnyMachineSnapshot): void {
    this.#version += 1;
    const lines = [lineReply(this.#replyOf(at))];
    const reply = { ...accountInfo("institutional"), version: String(this.#version), lines };
    server.always(insInfo, () => reply);
    server.always(lineVersion, () => ({ version: reply.version }));
  }

  after = (event: AnyEvent, before: AnyMachineSnapshot): AnyMachineSnapshot =>
    transition(this.#model.machine, before, event as never)[0] as AnyMachineSnapshot;

  /** The desk, the clock or another page of the holder moves the line, and the dashboard asks for news. */
  isTold = async (event: AnyEvent, before: AnyMachineSnapshot): Promise<void> => {
    this.keep(this.after(event, before));
    await pass(limits.dashboardPollMs);
  };

  /** Each event of the chart, brought about elsewhere. */
  toldOf = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, this.isTold]));

  /** The first event of each type into each state. */
  cases = (at: AnyMachineSnapshot): AnyEvent[] => {
    const { cases } = this.#run;
    const events = typeof cases === "function" ? cases(at) : cases;
    const known = new Set<string>();
    return events.filter((event) => {
      if (!at.can(event)) return false;
      const move = `${event.type} ${stateName(this.after(event, at))}`;
      return known.size < known.add(move).size;
    });
  };
}

export const card = () => document.querySelector("article")!.textContent!.replaceAll(/\s+/g, " ");

export const says =
  (...words: readonly (string | RegExp)[]): Sight =>
  () =>
    until(() => words.forEach((each) => expect(card()).toMatch(each)));
