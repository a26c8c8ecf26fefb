import { expect, onTestFinished, test } from "vitest";
import { newZolozLink } from "#contract/calls/identity/identity.ts";
import type { CheckState } from "#contract/identity/check-states.ts";
import { brokenRules } from "../../../support/screens/axe.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, settled, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "../../../support/screens/hand.ts";
import { signIn } from "../../../support/screens/member.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { type PathTable, testPaths } from "../../../support/screens/walk.ts";
import { within } from "../../kit/specification.ts";
import { faceVerificationModel } from "../../models/identity/face-verification.ts";
import { answerState, asked, endLink, noon, openAt, ticket, titles } from "./checks.ts";

eachScreen();

const page = "/kyc/zolozAuthentication";
const url = `${location.origin}/kyc/zoloz#${ticket}`;
const own = { kind: "face", applicant: "Ada Wong", person: "Ada Wong" } as const;

async function openAsHolder() {
  stopClock(noon);
  signIn();
  openScreen(page);
  await comesTo("One moment");
}

async function giveLink() {
  await until(() => server.newest(newZolozLink));
  server.answer(newZolozLink, { url, expires_at: noon + 1_800_000 });
  await settled();
}

const code = () => sees("img", "QR code that opens the check on your phone");

const outcomes = Object.entries(titles).map(([state, title]) => [
  `following.${state}`,
  async () => {
    await sees("alert", new RegExp(title));
    await code();
  },
]);

const { specification } = faceVerificationModel;
const table: PathTable = {
  // Each outcome follows the first answer; the page of a person who came by mail has tests of its own.
  model: within(
    { ...faceVerificationModel, runs: faceVerificationModel.runs.slice(0, 1), specification },
    ({ type }, at) => {
      if (type === "link.missing" || type === "ticket.change") return false;
      return !type.startsWith("check.") || at.matches({ following: "ready" });
    },
  ),
  open: openAsHolder,
  events: {
    ...Object.fromEntries(
      ["ready", "underWay", "verified", ...Object.keys(titles)].map((state) => [
        `check.${state}`,
        () => answerState(state as CheckState, own),
      ]),
    ),
    "xstate.done.actor.makeLink": giveLink,
    "link.expired": endLink,
    "link.renew": () => press("Show a new code"),
  },
  states: {
    ...Object.fromEntries(outcomes),
    linking: async () => {
      await comesTo("One moment");
      await until(() => server.newest(newZolozLink));
    },
    "following.ready": async () => {
      await comesTo("Verify your face");
      await code();
      await sees("status", "Waiting for your phone.");
    },
    "following.underWay": () => sees("status", "The check is under way on your phone."),
    verified: () => comesTo("Your face is verified"),
    expired: () => comesTo("The code has expired"),
  },
};

testPaths(table);

test("a person who came by mail is named, and is led to the phone by the same link", async () => {
  openAt(page);
  await answerState("ready");
  await comesTo("Verify your identity");
  await seesText(new RegExp(`${asked.applicant} has named ${asked.person}`));
  expect(location.hash).toEqual("");
  const [link] = [...document.querySelectorAll("a")].filter(({ href }) => href.includes("zoloz#"));
  expect(link?.href).toBe(url);
  await seesNo("button", "Show a new code");
  expect(await brokenRules()).toEqual([]);
  await pass(2_000);
  await answerState("verified");
  await comesTo("Your identity is verified");
});

test("the link of a person who came by mail ends: only the account holder can help", async () => {
  openAt(page);
  await endLink();
  await comesTo("Page expired");
  await seesText("This link has expired. Ask the account holder for a new one.");
  await seesNo("button", "Show a new code");
  expect(await brokenRules()).toEqual([]);
});

test("a collaborator is told that only the account holder can do this", async () => {
  await openAsHolder();
  await until(() => server.newest(newZolozLink));
  server.refuse(newZolozLink, "holderOnly");
  await sees("alert", "Only the account holder can do this.");
  expect(await brokenRules()).toEqual([]);
});

test("the server is asked less and less often while nothing changes", async () => {
  await openAsHolder();
  await giveLink();
  let at = 0;
  const asks: number[] = [];
  while (asks.length < 6) {
    await pass(1_000);
    at += 1;
    if (server.waiting.length === 0) continue;
    asks.push(at);
    await answerState("ready", own);
  }
  expect(asks.slice(1).map((moment, index) => moment - asks[index]!)).toEqual([2, 4, 8, 15, 15]);
  expect(server.waiting).toEqual([]);
});

test.each([
  ["copied", { writeText: async () => undefined }, "Link copied"],
  ["refused", { writeText: () => Promise.reject(new Error()) }, /could not be copied/],
  ["absent, as inside another app", undefined, /could not be copied/],
])("the link is copied where there is a clipboard: %s", async (_, clipboard, notice) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await openAsHolder();
  await giveLink();
  await press("Copy link");
  await seesText(notice);
  expect(await brokenRules()).toEqual([]);
});
