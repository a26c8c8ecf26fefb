import { expect, onTestFinished, test } from "vitest";
import { newZolozLink } from "#contract/calls/identity/identity.ts";
import type { CheckState } from "#contract/identity/check-states.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { signIn } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { stayHere } from "#tests/support/screens/still.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { done, within } from "#models/kit/specification.ts";
import { answerState, asked, endLink, noon, openAt, ticket } from "./checks.ts";
import { faceVerificationTable } from "./face-verification.ts";
import { titles } from "./titles.ts";

eachScreen();

const page = "/kyc/zolozAuthentication";
const url = `${location.origin}/kyc/zoloz#${ticket}`;
const own = { kind: "face", applicant: "Ada Wong", person: "Ada Wong", vendor: "zoloz" } as const;

async function openAsHolder() {
  // A walk before it may have opened a link.
  history.replaceState(null, "", location.pathname);
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

let isLoadedAgain = false;
/** Another link is opened over the page, which is not left. */
async function openOtherLink() {
  isLoadedAgain = false;
  onTestFinished(stayHere(() => (isLoadedAgain = true)));
  location.hash = `#${ticket}`;
}

const loadsOtherLink = async () => {
  await until(() => expect(isLoadedAgain).toBe(true));
  // The page that is loaded takes the ticket out of it.
  expect(location.hash).toEqual(`#${ticket}`);
  expect(server.waiting.filter(({ path }) => path === newZolozLink.path)).toEqual([]);
};

/** Where the links of the page lead. */
const phoneLinks = () => [...document.querySelectorAll("a")].map(({ href }) => href);
const leadsToPhone = () => until(() => expect(phoneLinks()).toContain(url));

const { model: whole } = faceVerificationTable;
// Each outcome follows the first answer.
const model = within({ ...whole, runs: whole.runs.slice(0, 1) }, ({ type }, at) => {
  return (
    (!type.startsWith("check.") && type !== "ticket.change") || at.matches({ following: "ready" })
  );
});

const linked = done("makeLink", { url });
/** Another link is opened in the page of a person who came by mail, which has its link at once. */
const byMail = within({ ...whole, runs: whole.runs.slice(1) }, ({ type }, at) =>
  type === "ticket.change" ? at.matches({ following: "ready" }) : type === linked.type,
);
const verify = () => comesTo("Verify your identity");

testPaths([
  onScreens(
    { ...faceVerificationTable, model: byMail, passing: { linking: linked } },
    {
      open: async () => openAt(page),
      events: {
        [linked.type]: async () => undefined,
        "ticket.change": async () => {
          location.hash = `#${"u".repeat(43)}`;
        },
      },
      states: { linking: verify, "following.ready": verify },
    },
  ),
  onScreens(
    { ...faceVerificationTable, model },
    {
      open: openAsHolder,
      events: {
        "ticket.change": openOtherLink,
        ...Object.fromEntries(
          ["ready", "underWay", "verified", ...Object.keys(titles)].map((state) => [
            `check.${state}`,
            () => answerState(state as CheckState, own),
          ]),
        ),
        "xstate.done.actor.makeLink": giveLink,
        "link.expired": endLink,
      },
      states: {
        "following.ready": async (at) => {
          await faceVerificationTable.states["following.ready"]!(ui, at);
          await sees("img", "QR code that opens the check on your phone");
          await leadsToPhone();
        },
        reloading: async (at) => {
          await faceVerificationTable.states["reloading"]!(ui, at);
          await loadsOtherLink();
        },
      },
    },
  ),
]);

test("a person who came by mail is named, and is led to the phone by the same link", async () => {
  openAt(page);
  await comesTo("Verify your identity");
  await answerState("ready");
  await seesText(new RegExp(`${asked.applicant} has named ${asked.person}`));
  // The page that starts the check asks for the consent, once.
  expect(document.querySelector("main")?.textContent).not.toMatch(/consent/);
  expect(location.hash).toEqual("");
  expect(phoneLinks()).toContain(url);
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

/** The page of the holder in a browser with this clipboard. */
async function openWith(clipboard: Pick<Clipboard, "writeText"> | undefined) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await openAsHolder();
  await giveLink();
}

const selected = () => {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

test("the link is copied where there is a clipboard", async () => {
  await openWith({ writeText: async () => undefined });
  await press("Copy link");
  await seesText("Link copied");
  expect(await brokenRules()).toEqual([]);
});

test("where the clipboard is refused, the link is selected in place of the button", async () => {
  await openWith({ writeText: () => Promise.reject(new Error()) });
  await press("Copy link");
  await until(() => expect(selected()).toEqual(url));
  await seesNo("button", "Copy link");
  expect(await brokenRules()).toEqual([]);
});

test("without a clipboard, as inside another app, the link can be selected", async () => {
  await openWith(undefined);
  const [field] = document.querySelectorAll<HTMLInputElement>("main input");
  field!.focus();
  expect(selected()).toEqual(url);
  await seesNo("button", "Copy link");
  expect(await brokenRules()).toEqual([]);
});
