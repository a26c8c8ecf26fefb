import type { ReviewClockContext } from "@gatehouse/machines/review/review-clock";
import { beforeAll } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { type ClockState, clockStates } from "#contract/desk/clock.ts";
import { stateName } from "#models/kit/model.ts";
import { prepareDesk } from "#tests/support/screens/desk.tsx";
import { rejected, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { onCase } from "./case-on-server.ts";
import { nameOf } from "./desk-ui.ts";
import { reviewClockTable } from "./review-clock.ts";

beforeAll(prepareDesk);

const sample = sampleCase();
const [line] = sample.lines;
const [file] = sample.files;
const [request] = sample.requests;
const kyc = { running: "inProgress", paused: "additionalDocumentsRequired", stopped: "approved" };

const clockOf = (at: AnyMachineSnapshot): ClockState =>
  clockStates.find((each) => stateName(at).endsWith(each))!;

/** The clock of a case of one line, as the page of the case shows it. */
testPaths(
  onCase(reviewClockTable, (at) => {
    const { dueOn, daysLeft } = at.context as ReviewClockContext;
    const status = kyc[stateName(at).split(".")[0] as keyof typeof kyc];
    return {
      assignee: { id: "ada", name: nameOf("ada") },
      clock: clockOf(at),
      due_on: dueOn,
      days_left: daysLeft,
      files: [{ ...file!, verdict: rejected }],
      requests: at.matches("paused") ? [{ ...request!, ended_at: null, outcome: null }] : [],
      sections: [],
      lines: [
        {
          ...line!,
          kyc_status: status,
          kyc_state: status,
          blockers: [],
          acts: { running: ["decide" as const], paused: [], stopped: ["lapse" as const] }[
            stateName(at).split(".")[0] as keyof typeof kyc
          ],
        },
      ],
    };
  }),
);
