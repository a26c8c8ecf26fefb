import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import { businessLines } from "#contract/business-lines.ts";
import { actNames } from "#contract/desk/case-words.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { deskOffer } from "../../model/walk/offers.ts";
import { Recorder } from "../../model/walk/recorder.ts";
import { StatusModel } from "../../model/walk/status-model.ts";
import { isDecidable, pickerOf } from "../../model/walk/walker.ts";
import { complaintsOf, visit } from "../support/browser.ts";
import { acceptRest, type DeskUser, signedInAtDesk } from "../support/desk.ts";
import {
  act,
  button,
  deskOf,
  openCase,
  rejectDocument,
  sendRequest,
} from "../support/desk-screen.ts";
import { fixtures } from "../support/fixtures.ts";
import { prepared } from "../support/member.ts";
import { wordsIn } from "../support/words.ts";

const steps = 10;
const seed = 9;
const line = "exchange";
const { say } = await wordsIn("en");
const lineWords = say(businessLines[line].name);

interface Walk {
  model: StatusModel;
  ana: DeskUser;
  id: string;
  dashboard: Page;
  desk: Page;
  /** Whether documents have no verdict yet, so that one can be rejected. */
  isUnread: boolean;
}

type Moves = [chart: StatusChart, event: { type: string } & Record<string, unknown>][];

interface Act {
  says: string;
  fits: (walk: Walk) => boolean;
  press: (walk: Walk) => Promise<void>;
  moves: Moves;
}

/** A button of the dashboard; the name of its line follows for a reader of the screen. */
const ofLine = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}\\s*: ${lineWords}$`) });

const by = "approver";
const person = { by, personId: "ana", snapshot: "as shown" };
const state = ({ model }: Walk, chart: Moves[number][0]) => model.state(line, chart);
const isUndecided = (walk: Walk) =>
  isDecidable(state(walk, "kycStatus")) && state(walk, "decision") === "undecided";
const isApproved = (walk: Walk) => state(walk, "kycStatus") === "approved";

/** What an approver does with the business account. */
const onAccount = (name: "activate" | "decline" | "freeze" | "unfreeze", from: string): Act => ({
  says: `Ana: ${name}`,
  fits: (walk) => isApproved(walk) && state(walk, "businessAccount") === from,
  press: ({ desk }) => act(desk, say(actNames[name]), { note: "As agreed" }),
  moves: [
    ["businessAccount", { type: `account.${name}`, by, kycApproved: true, reason: "As agreed" }],
  ],
});

const acts: readonly Act[] = [
  {
    says: "Ana approves",
    fits: isUndecided,
    async press(walk) {
      const { ana, id, desk } = walk;
      walk.isUnread = false;
      await acceptRest(ana, id);
      await desk.reload();
      await act(desk, "Decide", { choice: "Approve" });
    },
    moves: [
      ["decision", { type: "decision.decide", ...person, outcome: "approve", reason: "" }],
      ["kycStatus", { type: "kyc.approve", by, deciderId: "ana", proposerId: null }],
    ],
  },
  {
    says: "Ana proposes to reject",
    fits: isUndecided,
    press: ({ desk }) =>
      act(desk, "Propose", {
        choice: "Reject (may reapply)",
        reason: "Documents or answers missing",
      }),
    moves: [
      [
        "decision",
        {
          type: "decision.propose",
          ...person,
          outcome: "rejectRetry",
          reason: "incomplete",
        },
      ],
    ],
  },
  {
    says: "Ana withdraws the proposal",
    fits: (walk) => state(walk, "decision").startsWith("proposed."),
    press: ({ desk }) => act(desk, "Withdraw proposal"),
    moves: [["decision", { type: "decision.withdraw", ...person }]],
  },
  {
    says: "Ana asks for a document",
    fits: (walk) => isUndecided(walk) && walk.isUnread,
    async press(walk) {
      const { desk } = walk;
      walk.isUnread = false;
      await rejectDocument(desk);
      await button(desk, "Request documents").click();
      await sendRequest(desk);
    },
    moves: [["kycStatus", { type: "kyc.requestDocuments", by, items: ["*"] }]],
  },
  {
    says: "Ann sends the document",
    fits: (walk) => state(walk, "kycStatus").startsWith("additionalDocumentsRequired"),
    async press({ dashboard }) {
      await dashboard.locator('a[href*="/kyc/uploadOtherDoc"]').first().click();
      await dashboard.locator("input[type=file]").first().setInputFiles(fixtures.jpeg);
      await dashboard.getByText("Answered", { exact: true }).waitFor();
      await button(dashboard, "Send").click();
      await dashboard.getByRole("link", { name: "Go to dashboard", exact: true }).click();
      await dashboard.waitForURL("**/kyc/user");
    },
    moves: [["kycStatus", { type: "kyc.filesSubmitted", by: "holder", answered: ["*"] }]],
  },
  {
    says: "Ana ends the approval",
    fits: isApproved,
    press: ({ desk }) => act(desk, "End approval", { choice: "The ownership has changed" }),
    moves: [["kycStatus", { type: "kyc.lapse", by, cause: "ownershipChanged" }]],
  },
  {
    says: "Ann opens the account",
    fits: (walk) => isApproved(walk) && state(walk, "businessAccount") === "pending",
    press: ({ dashboard }) => ofLine(dashboard, "Open the account").click(),
    moves: [["businessAccount", openedBy("holder")]],
  },
  onAccount("activate", "underReview"),
  onAccount("decline", "underReview"),
  onAccount("freeze", "normal"),
  onAccount("unfreeze", "frozen"),
  {
    says: "Ann closes the account",
    fits: (walk) => state(walk, "businessAccount") === "normal",
    async press({ dashboard }) {
      await ofLine(dashboard, "Close the account").click();
      const dialog = dashboard.getByRole("dialog");
      await button(dashboard, "Close the account").click();
      await dialog.waitFor({ state: "detached" });
    },
    moves: [["businessAccount", { type: "account.close", by: "holder" }]],
  },
];

function openedBy(holder: "holder") {
  const facts = { kycApproved: true, agreementSigned: false, faceVerified: false };
  return { type: "account.open", by: holder, ...facts };
}

/** What the holder can press, by the event of the chart. */
const holderActs = {
  Withdraw: ["kycStatus", { type: "kyc.withdraw", by: "holder" }],
  "Apply again": ["kycStatus", { type: "kyc.reopen", by: "holder" }],
  "Close the account": ["businessAccount", { type: "account.close", by: "holder" }],
} satisfies Record<string, Moves[number]>;

/** What both pages must show, from the charts alone. */
function predicted({ model }: Walk) {
  const isApprovedNow = model.state(line, "kycStatus") === "approved";
  const offered = Object.entries(holderActs).filter(([, [chart, event]]) =>
    model.can(line, chart, event),
  );
  const isOpenable = isApprovedNow && model.can(line, "businessAccount", openedBy("holder"));
  const [kyc, account] = [model.state(line, "kycStatus"), model.state(line, "businessAccount")];
  const reader = { id: "ana", role: by, hasCase: true };
  return {
    kyc: say(kycStatusLabels[kyc.split(".")[0] as keyof typeof kycStatusLabels]),
    account: say(accountStatusLabels[account as keyof typeof accountStatusLabels]),
    holder: [
      ...offered.map(([name]) => name),
      ...(isOpenable ? ["Open the account"] : []),
    ].toSorted(),
    desk: deskOffer(model, line, reader),
  };
}

/** What both pages show. */
async function seen({ dashboard, desk }: Walk) {
  const card = dashboard.getByRole("article").filter({ hasText: lineWords });
  const shown = (await card.innerText()).split("\n").map((text) => text.trim());
  const first = (labels: readonly string[]) => shown.find((text) => labels.includes(text));
  const holder = [...Object.keys(holderActs), "Open the account"];
  const offered = async (names: readonly string[], find: (name: string) => Locator) => {
    const counts = await Promise.all(names.map((name) => find(name).count()));
    return names.filter((_, at) => counts[at]! > 0).toSorted();
  };
  const deskActs = Object.keys(actNames) as (keyof typeof actNames)[];
  return {
    kyc: first(Object.values(kycStatusLabels).map(say)),
    account: first(Object.values(accountStatusLabels).map(say)),
    holder: await offered(holder, (name) => ofLine(dashboard, name)),
    desk: await offered(deskActs, (name) =>
      button(desk, say(actNames[name as (typeof deskActs)[number]])),
    ),
  };
}

async function begin(): Promise<Walk> {
  const { member } = await prepared(line, "institution");
  await member.submit();
  const ana = await signedInAtDesk("Ana", "approver");
  const desk = await deskOf(ana);
  await openCase(desk, "new", member.formId);
  await button(desk, "Claim").click();
  const portal = await visit({ baseUrl: inject("baseUrl"), width: 1280, height: 900, member });
  const dashboard = await portal.newPage();
  await dashboard.goto("/kyc/user");
  const model = new StatusModel(new Recorder());
  model.begin(line, {
    kycStatus: { needsTwo: false, attemptCap: 3 },
    decision: { needsTwo: false },
    businessAccount: { needsAgreement: false, needsFace: false },
  });
  const whole = { requirementsMet: true, consentsTicked: true, filesClean: true, needsTwo: false };
  model.move(line, "kycStatus", { type: "kyc.submit", by: "holder", ...whole });
  return { model, ana, id: member.formId, dashboard, desk, isUnread: true };
}

test(`AC12 two browsers show what the charts predict after each of ${steps} steps, seed ${seed}`, async () => {
  const walk = await begin();
  const complaints = [complaintsOf(walk.dashboard), complaintsOf(walk.desk)];
  const pick = pickerOf(seed);
  const story: string[] = [];
  await expect.poll(() => seen(walk)).toEqual(predicted(walk));
  for (let at = 0; at < steps; at += 1) {
    const { says, press, moves } = pick(acts.filter(({ fits }) => fits(walk)));
    story.push(says);
    await press(walk);
    for (const [chart, event] of moves) walk.model.move(line, chart, event);
    await Promise.all([walk.dashboard.reload(), walk.desk.reload()]);
    await expect.poll(() => seen(walk), { message: story.join("; ") }).toEqual(predicted(walk));
  }
  expect(complaints.flat()).toEqual([]);
});
