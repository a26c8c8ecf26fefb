import { expect, test } from "vitest";
import { beginCheck, zolozCheckResult, zolozH5 } from "#contract/calls/identity/identity.ts";
import type { CheckState } from "#contract/identity/check-states.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { within } from "#models/kit/specification.ts";
import { answerOnPhone, answerState, asked, endLink, isAsked, openAt, ticket } from "./checks.ts";
import { faceStepTable, strayStepTable } from "./face-step.ts";
import { titles } from "./titles.ts";

eachScreen();

const page = "/kyc/zoloz";
/** Leads nowhere: the test's own page stays. */
const vendorPage = "#vendor";

const begins = async () => {
  await until(() => expect(server.newest(beginCheck).body).toEqual({ ticket }));
};

const leaves = async () => {
  await until(() => expect(location.hash).toEqual(vendorPage));
};

// Each outcome follows the first answer, and another link the page from which the check begins.
const model = within(faceStepTable.model, ({ type }, at) => {
  if (type === "ticket.change") return at.matches({ following: "ready" });
  if (type === "check.verified") return !at.matches({ following: "ready" });
  if (/^check\.(begin|cancel)$/.test(type) || !/^(check|link)\./.test(type)) return true;
  return at.matches({ following: "reading" });
});

const changeTicket = async () => {
  location.hash = `#${"u".repeat(43)}`;
};

testPaths([
  onScreens(strayStepTable, { open: async () => openAt(page, { hash: "" }) }),
  onScreens(
    { ...faceStepTable, model },
    {
      open: async () => openAt(page),
      events: {
        "ticket.change": changeTicket,
        ...Object.fromEntries(
          ["ready", "underWay", "verified", ...Object.keys(titles)].map((state) => [
            `check.${state}`,
            () => answerOnPhone(state as CheckState),
          ]),
        ),
        "link.expired": endLink,
        "xstate.done.actor.begin": async ({ output }) => {
          await begins();
          const { kind } = output as { kind: string };
          if (kind === "expired") return server.refuse(beginCheck, "linkExpired");
          const isVerified = kind === "verified";
          const state = isVerified ? "verified" : "underWay";
          server.answer(beginCheck, { state, url: isVerified ? "" : vendorPage });
        },
        "page.show": async () =>
          dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      },
      states: {
        leaving: async (at) => {
          await leaves();
          await faceStepTable.states["leaving"]!(ui, at);
        },
      },
    },
  ),
]);

test("who asks for the check, and of whose identity, is said before it begins", async () => {
  openAt(page);
  await answerOnPhone("ready");
  await comesTo("Verify your identity");
  await seesText(new RegExp(`${asked.applicant} has named ${asked.person}`));
  expect(await brokenRules()).toEqual([]);
});

test.each([
  ["jumio", "identity", "Jumio processes pictures of your identity document and a video of your"],
  ["zoloz", "face", "ZOLOZ processes a video of your face for us and compares it"],
] as const)("who processes the face is said before it begins: %s", async (vendor, kind, words) => {
  openAt(page);
  await answerOnPhone("ready", { vendor, kind });
  await seesText(/By starting the check you consent to this/);
  const shown = document.body.innerText;
  const missing = [words, "We keep the result, its time and a reference"].filter(
    (each) => !shown.includes(each),
  );
  expect(missing).toEqual([]);
});

test("back from the vendor, what it added leaves the address and goes to the server as a hint", async () => {
  const response = `response=${encodeURIComponent(JSON.stringify({ state: "1", code: "1000" }))}`;
  openAt(page, { search: `?${response}` });
  await comesTo("One moment");
  expect([location.search, location.hash]).toEqual(["", ""]);
  await answerState("underWay");
  const sent = await until(() => server.newest(zolozCheckResult).body as { response: string });
  expect(new URLSearchParams(sent.response).get("response")).toContain('"code":"1000"');
  server.answer(zolozCheckResult, { state: "verified" });
  await comesTo("The check succeeded");
});

test("a page that is loaded again has its link still, and in this tab only", async () => {
  openAt(page);
  await answerOnPhone("ready");
  await comesTo("Verify your identity");
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(ticket);
  expect(Object.keys(localStorage).filter((place) => place.includes("check"))).toEqual([]);
});

test("without an answer the page says so and asks again by itself, ever more rarely", async () => {
  openAt(page);
  await isAsked();
  server.lose(zolozH5);
  await sees("alert", /There is no answer at the moment/);
  expect(await brokenRules()).toEqual([]);
  await pass(3_900);
  expect(server.waiting).toEqual([]);
  await pass(200);
  await answerOnPhone("ready");
  await comesTo("Verify your identity");
  await seesNo("alert");
});

test("another link that is opened on the page is read", async () => {
  openAt(page);
  await endLink();
  await comesTo("Page expired");
  await changeTicket();
  await comesTo("One moment");
  await answerOnPhone("ready");
  await comesTo("Verify your identity");
  expect(location.hash).toEqual("");
});

test.each(["checksSpent", "vendorUnavailable", "tooMany"] as const)(
  "%s is said where the check cannot be opened, and leads back",
  async (refusal) => {
    openAt(page);
    await answerOnPhone("ready");
    await press("Start the check");
    await begins();
    server.refuse(beginCheck, refusal, { seconds: 60 });
    await comesTo("The check could not be opened");
    await sees("alert", /./);
    expect(document.activeElement?.tagName).toBe("H1");
    expect(await brokenRules()).toEqual([]);
    await press("Back");
    await answerOnPhone("ready");
    await comesTo("Verify your identity");
  },
);

test("CS08 what other windows say changes nothing", async () => {
  openAt(page);
  await answerOnPhone("underWay");
  await comesTo("We are waiting for the result");
  const before = server.waiting.length;
  const said = [
    "success",
    { type: "check.verified" },
    { payload: { value: "success" } },
    JSON.stringify({ state: "1", code: 1000, subCode: "Z5050" }),
  ];
  for (const origin of ["https://evil.example", location.origin, "null"])
    for (const data of said)
      dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
  window.postMessage({ type: "check.verified" }, "*");
  await pass(500);
  await comesTo("We are waiting for the result");
  expect(server.waiting.length).toBe(before);
});
