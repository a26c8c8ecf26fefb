import type { Locator, Page } from "playwright";
import { insInfo } from "#contract/calls/account.ts";
import type { LineId } from "#contract/business-lines.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { complete, newPicture, settleSubmission } from "#tests/model/acts/applicant-acts.ts";
import {
  endProposals,
  isWaiting,
  kycOf,
  lineName,
  type Move,
  people,
} from "#tests/model/walk/walker.ts";
import { button } from "../support/desk-screen.ts";
import { done, type Gesture, linesWhere, type Stage } from "./stage.ts";

const by = "holder";

/** What stands behind the buttons of a line's card. No agreement is signed in a walk. */
const behind = {
  "Apply again": (_, line) => [line, "kycStatus", { type: "kyc.reopen", by }],
  "Close the account": (_, line) => [line, "businessAccount", { type: "account.close", by }],
  "Open the account"(stage, line) {
    const kycApproved = kycOf(stage, line) === "approved";
    const facts = { kycApproved, agreementSigned: false, faceVerified: false };
    return [line, "businessAccount", { type: "account.open", by, ...facts }];
  },
  Withdraw: (_, line) => [line, "kycStatus", { type: "kyc.withdraw", by }],
} satisfies Record<string, (stage: Stage, line: LineId) => Move>;

type CardButton = keyof typeof behind;

/** The buttons that the charts give the holder on a card, in the order of the alphabet. */
export const cardButtons = (stage: Stage, line: LineId): CardButton[] =>
  (Object.keys(behind) as CardButton[]).filter((name) => {
    const [, chart, event] = behind[name](stage, line);
    // A draft is withdrawn already.
    const isDraft = name === "Withdraw" && kycOf(stage, line) === "notSubmitted";
    return !isDraft && stage.model.can(line, chart, event);
  });

/** A button or a link on the card of a line, whose name follows for a reader of the screen. */
const onCard = (page: Page, role: "button" | "link", name: string, line: LineId): Locator =>
  page.getByRole(role, { name: new RegExp(`^(${name})\\s*: ${lineName(line)}$`) });

/** Where the holder or the collaborator answers what the desk has asked for. */
async function toRequest(page: Page, line: LineId): Promise<void> {
  await onCard(page, "link", "Send documents|Check and send", line).click();
  await page.getByRole("heading", { level: 1, name: "Additional documents" }).waitFor();
}

/** Asks whether it is meant, and does it. */
async function confirm(page: Page, name: string, line: LineId): Promise<void> {
  await onCard(page, "button", name, line).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The form of a line that is open again. */
async function draftOf({ member }: Stage, line: LineId): Promise<string> {
  const { lines } = dataOf(await member.api(insInfo));
  return lines.find((each) => each.line === line)!.form_id;
}

interface OnLine {
  often: number;
  name: CardButton;
  says: string;
  press: (page: Page, line: LineId) => Promise<void>;
  /** Whether the line has a draft then. */
  isDraft?: boolean;
}

/** What the holder does with one line. */
const onLine = ({ often, name, says, press, isDraft = false }: OnLine): Gesture => {
  const able = (stage: Stage) =>
    linesWhere(stage, (line) => cardButtons(stage, line).includes(name));
  return {
    often,
    fits: (stage) => able(stage).length > 0,
    async act(stage) {
      const line = stage.pick(able(stage));
      const moves = [behind[name](stage, line)];
      await press(stage.pages.holder!, line);
      if (isDraft) stage.draft = await draftOf(stage, line);
      return done(`${people.holder} ${says} ${lineName(line)}`, moves);
    },
  };
};

/** Lines for which the desk waits, in the newest case. */
const asked = (stage: Stage): LineId[] =>
  linesWhere(
    stage,
    (line) =>
      isWaiting(stage, line, stage.cases[0]!.id) && !kycOf(stage, line).endsWith("answeredInWords"),
  );

const uploadBy = (seat: "holder" | "helper"): Gesture => ({
  often: 4,
  fits: (stage) => stage.answer === "none" && asked(stage).length > 0,
  async act(stage) {
    const page = stage.pages[seat]!;
    await toRequest(page, stage.pick(asked(stage)));
    const file = { name: "document.png", mimeType: "image/png", buffer: await newPicture(stage) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.getByText("Answered", { exact: true }).waitFor();
    stage.answer = "file";
    endProposals(stage, stage.cases[0]!.id);
    return done(`${people[seat]} uploads the requested document`);
  },
});

const words: Gesture = {
  often: 2,
  fits: (stage) => stage.answer === "none" && asked(stage).length > 0,
  async act(stage) {
    const page = stage.pages.holder!;
    await toRequest(page, stage.pick(asked(stage)));
    await page.getByRole("button", { name: /^I cannot send this document/ }).click();
    await page.getByLabel("Why you cannot send it").fill("It was lost.");
    await page.keyboard.press("Tab");
    await page.getByText("Answered", { exact: true }).waitFor();
    stage.answer = "words";
    endProposals(stage, stage.cases[0]!.id);
    return done(`${people.holder} explains why a document is missing`);
  },
};

const answer: Gesture = {
  often: 8,
  fits: (stage) => stage.answer !== "none" && asked(stage).length > 0,
  async act(stage) {
    const page = stage.pages.holder!;
    const lines = asked(stage);
    await toRequest(page, stage.pick(lines));
    await button(page, "Send").click();
    await page.getByRole("link", { name: "Go to dashboard", exact: true }).waitFor();
    const event =
      stage.answer === "file"
        ? { type: "kyc.filesSubmitted", by, answered: ["*"] }
        : { type: "kyc.answeredInWords", by };
    if (stage.answer === "file") stage.documents = "unread";
    endProposals(stage, stage.cases[0]!.id);
    const moves = lines.map((line): Move => [line, "kycStatus", event]);
    return done(`${people.holder} sends the answer to the request`, moves);
  },
};

/** What is never copied into a new application is filled in over HTTP; its screens are proved elsewhere. */
const submit: Gesture = {
  often: 6,
  fits: ({ draft }) => draft !== null,
  async act(stage) {
    const page = stage.pages.holder!;
    const draft = stage.draft!;
    await complete(stage, draft);
    await page.goto(`/kyc/verify?section=acknowledgement&form=${draft}`);
    await button(page, "Submit application").click();
    await page.getByRole("heading", { level: 1, name: "Application Submitted" }).waitFor();
    await settleSubmission(stage, draft);
    Object.assign(stage, { documents: "unread", answer: "none" });
    return done(`${people.holder} submits the application again`);
  },
};

/** The name of a gesture is the word for it where a walk is printed. */
export const applicantGestures: Readonly<Record<string, Gesture>> = {
  withdraw: onLine({
    often: 1,
    name: "Withdraw",
    says: "withdraws",
    press: (page, line) => confirm(page, "Withdraw", line),
    isDraft: true,
  }),
  reopen: onLine({
    often: 6,
    name: "Apply again",
    says: "reopens",
    async press(page, line) {
      await onCard(page, "button", "Apply again", line).click();
      await page.waitForURL(/\bform=/);
    },
    isDraft: true,
  }),
  openAccount: onLine({
    often: 8,
    name: "Open the account",
    says: "asks for the account of",
    async press(page, line) {
      await onCard(page, "button", "Open the account", line).click();
      await onCard(page, "button", "Open the account", line).waitFor({ state: "detached" });
    },
  }),
  closeAccount: onLine({
    often: 1,
    name: "Close the account",
    says: "closes the account of",
    press: (page, line) => confirm(page, "Close the account", line),
  }),
  uploadByHolder: uploadBy("holder"),
  uploadByHelper: uploadBy("helper"),
  words,
  answer,
  submit,
};
