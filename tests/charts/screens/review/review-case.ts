import { deskAssign, deskClaim, deskRelease } from "#contract/calls/desk-work.ts";
import { within } from "#models/kit/specification.ts";
import { reviewCaseModel } from "#models/review/review-case.ts";
import { type CaseTable, type Seats } from "./desk-ui.ts";

const seats: Seats = { ada: "reviewer", ben: "approver", eva: "approver" };

interface Assignment {
  assigneeId: string;
  reason: string;
}

/** Who works on a case: two people claim it, a third assigns it. */
export const reviewCaseTable: CaseTable = {
  seats,
  // The list of people leaves out who has the case.
  model: within(
    reviewCaseModel,
    ({ by, personId, type, assigneeId }, { context }) =>
      seats[personId as string] === by &&
      !(type === "case.assign" && assigneeId === context.assigneeId),
  ),
  events: {
    "case.claim": async (ui, { personId }, before) => {
      if (before.matches("assigned")) await ui.asBeforeClaim(personId as string);
      else await ui.as(personId as string);
      await ui.press("Claim");
      await ui.sent(deskClaim, {});
      await ui.answer(deskClaim, {});
    },
    "case.release": async (ui, { personId }) => {
      await ui.as(personId as string);
      await ui.press("Release");
      await ui.sent(deskRelease, {});
      await ui.answer(deskRelease, {});
    },
    "case.assign": async (ui, event) => {
      // The events of a model carry data of any form; this is one of case.assign.
      const { assigneeId, reason } = event as unknown as Assignment;
      await ui.as("eva");
      await ui.press("Assign");
      await ui.pick("Person", new RegExp(`^${ui.named(assigneeId)}$`));
      await ui.type("Reason", reason);
      await ui.press("Assign");
      await ui.sent(deskAssign, { person: ui.here(assigneeId), reason });
      await ui.answer(deskAssign, {});
      await ui.seesNo("dialog");
    },
  },
  states: {
    unassigned: async (ui) => {
      await ui.seesText("Not claimed");
      await ui.seesButton("Claim", true);
      await ui.seesNo("button", "Release");
    },
    assigned: async (ui, { context }) => {
      const assignee = context.assigneeId as string;
      const isMine = assignee === ui.reader;
      await ui.seesText(isMine ? "Your case" : `Assigned to ${ui.named(assignee)}`);
      await ui.seesNo("button", "Claim");
      if (isMine) await ui.seesButton("Release", true);
      else await ui.seesNo("button", "Release");
    },
  },
};
