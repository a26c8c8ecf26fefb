import type { DecisionContext } from "@gatehouse/machines/review/decision-event";
import { beforeAll } from "vitest";
import { type AnyMachineSnapshot } from "xstate";
import type { DeskPerson } from "#contract/calls/desk-session.ts";
import { stateName } from "#models/kit/model.ts";
import { prepareDesk } from "#tests/support/screens/desk.tsx";
import { sampleCase } from "#tests/support/screens/desk-sample.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { onCase } from "./case-on-server.ts";
import { decisionTable } from "./decision.ts";
import { nameOf } from "./desk-ui.ts";

beforeAll(prepareDesk);

const snapshot = "snapshot";
const [line] = sampleCase().lines;
const acts = ["propose", "decide", "confirm", "endorse", "return", "withdraw"] as const;
const named = (id: string | null) => (id === null ? null : { id, name: nameOf(id) });

/** What the server offers a person who has a case, or who has another part in the decision. */
const offered = (at: AnyMachineSnapshot, { id: personId, roles: [by] }: DeskPerson) =>
  acts.filter((act) => {
    const isOfAssignee = act === "propose" || act === "decide";
    const facts = { personId, by, snapshot, outcome: "rejectRetry", reason: "incomplete" };
    return (!isOfAssignee || personId === "ada") && at.can({ type: `decision.${act}`, ...facts });
  });

/** The decision on a line, as the page of its case shows it. */
testPaths(
  onCase(decisionTable, (at, reader) => {
    const { outcome, needsTwo, proposerId, seniorManagerId } = at.context as DecisionContext;
    const isApproved = at.matches("decided") && outcome === "approve";
    const decision = {
      state: stateName(at),
      outcome,
      reason: null,
      proposer: named(proposerId),
      senior_manager: named(seniorManagerId),
    };
    return {
      assignee: named("ada"),
      snapshot,
      lines: [
        {
          ...line!,
          kyc_status: isApproved ? "approved" : "inProgress",
          kyc_state: isApproved ? "approved" : "inProgress",
          band: needsTwo ? "high" : "low",
          needs_two: needsTwo,
          decision,
          blockers: [],
          acts: offered(at, reader),
        },
      ],
    };
  }),
);
