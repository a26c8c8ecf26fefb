import { afterAll, beforeAll, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import * as work from "#contract/calls/desk-work.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { type AnyEvent, stateName } from "#models/kit/model.ts";
import { reviewClockModel } from "#models/review/review-clock.ts";
import { passDays } from "#tests/journeys/support/clock.ts";
import { caseSeen, review } from "#tests/journeys/support/desk.ts";
import { given } from "#tests/journeys/support/member.ts";
import { RunningPortal } from "#tests/journeys/support/portal.ts";
import type { DeskUi } from "#tests/charts/screens/review/desk-ui.ts";
import { reviewClockTable } from "#tests/charts/screens/review/review-clock.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { CaseScene, line } from "./case.scene.ts";
import { todayOf } from "#server/clock.ts";

/** Its own: days pass for every case of a portal. */
const portal = new RunningPortal(inject("builtPortal"));
beforeAll(() => portal.start());
afterAll(() => portal.remove());

const oneDay = 86_400_000;
const input = reviewClockModel.runs[0]!.input as { dueOn: string };
const start: AnyEvent = { type: "clock.start", dueOn: input.dueOn };
const stop: AnyEvent = { type: "clock.stop" };
const lastDay: AnyEvent = { type: "day.begin", today: input.dueOn, daysLeft: 0 };
const dayAfter: AnyEvent = { type: "day.begin", today: "2026-12-08", daysLeft: 0 };

/** What is done in each state; a case that is taken back while it is paused comes to the desk no more. */
const rows: Record<string, readonly AnyEvent[]> = {
  "running.onTime": [lastDay, dayAfter],
  "running.dueSoon": [dayAfter],
  "running.late": [stop, { type: "clock.pause", daysLeft: 0 }],
  paused: [start, stop],
  stopped: [start],
};
const cases = (at: AnyMachineSnapshot) => rows[stateName(at)]!;

class ClockScene extends CaseScene {
  get #ada() {
    return this.desk["ada"]!;
  }

  protected override async begin(): Promise<void> {
    await review(this.#ada, this.member.formId);
  }

  /** The verdict on the first document; the page shows it. */
  async judge(verdict: "accepted" | "rejected"): Promise<void> {
    const { params } = this;
    const [file] = (await caseSeen(this.#ada, params.id)).files;
    const { uid: target, sha256: value } = file!;
    const why = { reason: "unreadable", public_text: "Too dark." } as const;
    const body = { kind: "document", target, value, verdict, ...why } as const;
    given(await this.#ada.api(work.deskVerdict, { params, body }));
    await this.open(this.reader);
  }

  override happens: DeskUi["happens"] = async ({ type, today }) => {
    if (type === "clock.stop") given(await this.member.api(withdrawLine, { body: { line } }));
    else await this.#passTo(today === input.dueOn ? 0 : 1);
    await this.open(this.reader);
  };

  /** The day in Hong Kong that is so many days after the reply is due. */
  async #passTo(after: number): Promise<void> {
    const { due_on } = await caseSeen(this.#ada, this.params.id);
    const left = (Date.parse(due_on!) - Date.parse(todayOf(new Date()))) / oneDay;
    await passDays(left + after, portal.dataDir);
  }
}

const calls = [work.deskRequest, work.deskCancelRequest, work.deskDecision, work.deskLapse];
const { seats, pane = "document", events } = reviewClockTable;

/** By when the desk owes the applicant a reply, before the real server. */
testTour(
  onTour<ClockScene>(
    { ...reviewClockTable, model: { ...reviewClockModel, runs: [{ input, cases }] } },
    {
      open: () => ClockScene.of({ seats, pane, locale: "zh-CN", calls, portal }),
      events: {
        "clock.pause": async (scene, event, before) => {
          await scene.judge("rejected");
          return events["clock.pause"]!(scene, event, before);
        },
        "clock.stop": async (scene, event, before) => {
          if (before.matches("running")) await scene.judge("accepted");
          return events["clock.stop"]!(scene, event, before);
        },
      },
    },
  ),
);
