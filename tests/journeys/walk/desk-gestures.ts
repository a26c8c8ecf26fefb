import { actNames, lapseCauseNames, type OutcomeId, outcomes } from "#contract/desk/case-words.ts";
import type { LineId } from "#contract/business-lines.ts";
import { acceptDocuments } from "#tests/support/server/desk.ts";
import { movesOf } from "#tests/model/acts/decision-acts.ts";
import { dayAfter } from "#tests/model/acts/desk-acts.ts";
import { isRequestOpen } from "#tests/model/walk/answers.ts";
import { deskOffer } from "#tests/model/walk/offers.ts";
import {
  endProposals,
  endSharedProposals,
  isAccepted,
  isWaiting,
  kycOf,
  lineName,
  type Move,
  people,
  reviewedIn,
  roles,
} from "#tests/model/walk/walker.ts";
import { act, button, rejectDocument, sendRequest } from "../support/desk-screen.ts";
import { wordsIn } from "../support/words.ts";
import { atDesk, type DeskSeat, done, type Gesture, type Stage } from "./stage.ts";

const { say } = await wordsIn("en");

type Act = keyof typeof actNames;

const newest = ({ cases }: Stage) => cases[0]!;
const pageOf = ({ pages }: Stage, seat: DeskSeat) => pages[seat]!;
const actorAs = ({ desk }: Stage, seat: DeskSeat) => ({
  by: roles[seat],
  personId: desk[seat].id,
});

/** What the charts let a person of the desk do with a line of the newest case. */
export const offered = (stage: Stage, seat: DeskSeat, line: LineId): string[] => {
  const { id } = stage.desk[seat];
  const reader = { id, role: roles[seat], hasCase: newest(stage).assigneeId === id };
  return deskOffer(stage.model, line, reader);
};

export const mayMoveCase = (stage: Stage, seat: DeskSeat, type: "case.claim" | "case.release") =>
  newest(stage).can({ type, ...actorAs(stage, seat) }) &&
  (type === "case.release" || newest(stage).assigneeId === null);

const moving = (
  often: number,
  type: "case.claim" | "case.release",
  { name, says }: { name: string; says: string },
): Gesture => {
  // A reviewer more often than an approver, who may then not confirm.
  const able = (stage: Stage) =>
    [...atDesk(stage), "rae" as const].filter((seat) => mayMoveCase(stage, seat, type));
  return {
    often,
    fits: (stage) => able(stage).length > 0,
    async act(stage) {
      const seat = stage.pick(able(stage));
      const page = pageOf(stage, seat);
      await button(page, name).click();
      await button(page, name).waitFor({ state: "detached" });
      newest(stage).move({ type, ...actorAs(stage, seat) });
      return done(`${people[seat]} ${says}`);
    },
  };
};

/** What only the person who has the case does. */
const byAssignee = (
  often: number,
  fits: (stage: Stage) => boolean,
  own: (stage: Stage, seat: DeskSeat) => ReturnType<Gesture["act"]>,
): Gesture => {
  const assignee = (stage: Stage) =>
    atDesk(stage).find((seat) => stage.desk[seat].id === newest(stage).assigneeId);
  return {
    often,
    fits: (stage) => assignee(stage) !== undefined && fits(stage),
    act: (stage) => own(stage, assignee(stage)!),
  };
};

const inReview = (stage: Stage) =>
  reviewedIn(stage, newest(stage)).filter((line) => kycOf(stage, line) === "inProgress");
const waiting = (stage: Stage) =>
  reviewedIn(stage, newest(stage)).filter((line) => isWaiting(stage, line, newest(stage).id));

/** Only an approver acts on an account. */
const assign = byAssignee(
  3,
  (stage) =>
    newest(stage).assigneeId === stage.desk.rae.id &&
    reviewedIn(stage, newest(stage)).some((line) =>
      ["underReview", "frozen"].includes(stage.model.state(line, "businessAccount")),
    ),
  async (stage, seat) => {
    const page = pageOf(stage, seat);
    await button(page, "Assign").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Person").selectOption({ label: "ana" });
    await dialog.getByLabel("Reason").fill("On leave");
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    const given = { assigneeId: stage.desk.ana.id, reason: "On leave" };
    newest(stage).move({ type: "case.assign", ...given, ...actorAs(stage, seat) });
    return done(`${people[seat]} gives the case to Ana`);
  },
);

/** Over HTTP: a click for each would show nothing new. */
const accept = byAssignee(
  6,
  (stage) => stage.documents === "unread" && inReview(stage).length > 0,
  async (stage, seat) => {
    await acceptDocuments(stage.desk[seat], newest(stage).id);
    stage.documents = "accepted";
    endSharedProposals(stage, newest(stage).id);
    return done(`${people[seat]} accepts the documents`);
  },
);

const reject = byAssignee(
  2,
  (stage) =>
    stage.documents !== "rejected" &&
    inReview(stage).length > 0 &&
    !isRequestOpen(stage, newest(stage)),
  async (stage, seat) => {
    await rejectDocument(pageOf(stage, seat));
    stage.documents = "rejected";
    endSharedProposals(stage, newest(stage).id);
    return done(`${people[seat]} rejects a document`);
  },
);

const request = byAssignee(
  6,
  (stage) =>
    stage.documents === "rejected" &&
    inReview(stage).length > 0 &&
    !isRequestOpen(stage, newest(stage)),
  async (stage, seat) => {
    const page = pageOf(stage, seat);
    const lines = inReview(stage);
    await button(page, "Request documents").click();
    await sendRequest(page, dayAfter(stage.portal.services.clock(), 3));
    stage.answer = "none";
    endProposals(stage, newest(stage).id);
    const event = { type: "kyc.requestDocuments", items: ["*"], by: roles[seat] };
    const moves = lines.map((line): Move => [line, "kycStatus", event]);
    const names = lines.map(lineName).join(" and ");
    return done(`${people[seat]} asks for a document for ${names}, due in 3 days`, moves);
  },
);

const cancel = byAssignee(
  1,
  (stage) => waiting(stage).length > 0,
  async (stage, seat) => {
    const page = pageOf(stage, seat);
    const lines = waiting(stage);
    await page.getByRole("link", { name: /^Requests/ }).click();
    await button(page, "Cancel the request").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Found");
    await dialog.getByRole("button", { name: "Cancel the request", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    endProposals(stage, newest(stage).id);
    const event = { type: "kyc.cancelRequest", reason: "Found", by: roles[seat] };
    const moves = lines.map((line): Move => [line, "kycStatus", event]);
    return done(`${people[seat]} takes the request for documents back`, moves);
  },
);

interface Choice {
  seat: DeskSeat;
  line: LineId;
  outcome: OutcomeId | null;
}

interface OnLine {
  often: number;
  name: Act;
  /** What can be chosen for a line. */
  outcomes?: (stage: Stage, line: LineId) => OutcomeId[];
  moves: (stage: Stage, choice: Choice) => Move[];
  /** Of a dialog that asks for more than a choice. */
  typed?: { note?: string; choice?: string };
  says: (choice: Choice) => string;
}

/** What the row of a line offers to people of the desk. */
const onLine = ({ often, name, outcomes: some, moves, typed, says }: OnLine): Gesture => {
  const able = (stage: Stage): Choice[] =>
    atDesk(stage)
      .flatMap((seat) => reviewedIn(stage, newest(stage)).map((line) => ({ seat, line })))
      .filter(({ seat, line }) => offered(stage, seat, line).includes(name))
      .flatMap((each) =>
        (some?.(stage, each.line) ?? [null]).map((outcome) => ({ ...each, outcome })),
      )
      .filter((choice) => isAccepted(stage, moves(stage, choice)));
  return {
    often,
    fits: (stage) => able(stage).length > 0,
    async act(stage) {
      const choice = stage.pick(able(stage));
      const { seat, line, outcome } = choice;
      const moved = moves(stage, choice);
      const isReject = outcome !== null && outcome !== "approve";
      await act(pageOf(stage, seat), say(actNames[name]), {
        line: lineName(line),
        ...(outcome ? { choice: say(outcomes[outcome]) } : {}),
        ...(isReject ? { reason: "Documents or answers missing" } : {}),
        ...typed,
      });
      return done(`${people[seat]} ${says(choice)} ${lineName(line)}`, moved);
    },
  };
};

/** Most often what lets the walk go on. */
function outcomesOf(stage: Stage): OutcomeId[] {
  const isReady = stage.documents === "accepted" && !isRequestOpen(stage, newest(stage));
  return isReady ? ["approve", "approve", "approve", "rejectRetry"] : ["rejectRetry"];
}

type DecisionAct = Parameters<typeof movesOf>[0]["act"];
const deciding: Record<OutcomeId, string> = {
  approve: "approve",
  rejectRetry: "reject, for now,",
  rejectFinal: "reject for good",
};

const decision = (
  often: number,
  name: DecisionAct,
  says: string,
  more: Pick<OnLine, "outcomes"> = {},
): Gesture => {
  const note = name === "return" ? "Look again" : "";
  return onLine({
    often,
    name,
    ...more,
    ...(note === "" ? {} : { typed: { note } }),
    moves(stage, { seat, line, outcome }) {
      const { context } = stage.model.lines.get(line)!.decision;
      const settled = outcome ?? (context as { outcome: OutcomeId | null }).outcome;
      const reason = outcome !== null && outcome !== "approve" ? "incomplete" : null;
      const said = { outcome: settled, reason, note, snapshot: "as shown" };
      return movesOf({ walker: stage, line, by: seat, act: name }, said);
    },
    says: ({ outcome }) => (outcome ? `${says} to ${deciding[outcome]}` : says),
  });
};

type AccountAct = "activate" | "decline" | "freeze" | "unfreeze" | "close";
const account = (often: number, name: AccountAct): Gesture =>
  onLine({
    often,
    name,
    typed: { note: "Reason" },
    moves(stage, { seat, line }) {
      const facts = { kycApproved: kycOf(stage, line) === "approved", reason: "Reason" };
      return [[line, "businessAccount", { type: `account.${name}`, by: roles[seat], ...facts }]];
    },
    says: () => `acts on the account (${name}) of`,
  });

export const deskGestures: Readonly<Record<string, Gesture>> = {
  claim: moving(6, "case.claim", { name: "Claim", says: "takes the case" }),
  release: moving(1, "case.release", { name: "Release", says: "gives the case back" }),
  assign,
  accept,
  reject,
  request,
  cancel,
  propose: decision(4, "propose", "proposes", { outcomes: outcomesOf }),
  decide: decision(3, "decide", "decides alone", { outcomes: outcomesOf }),
  endorse: decision(6, "endorse", "endorses the proposal for"),
  confirm: decision(8, "confirm", "confirms the proposal for"),
  return: decision(1, "return", "returns the proposal for"),
  withdrawProposal: decision(1, "withdraw", "withdraws the proposal for"),
  activate: account(6, "activate"),
  decline: account(1, "decline"),
  freeze: account(2, "freeze"),
  unfreeze: account(4, "unfreeze"),
  close: account(1, "close"),
  lapse: onLine({
    often: 2,
    name: "lapse",
    typed: { choice: say(lapseCauseNames.ownershipChanged) },
    moves: (_, { seat, line }) => [
      [line, "kycStatus", { type: "kyc.lapse", by: roles[seat], cause: "ownershipChanged" }],
    ],
    says: () => "ends the approval of",
  }),
};
