import { beforeAll, expect, test } from "vitest";
import { brokenRules } from "./kit/axe.ts";
import { comesTo, press, sees, type } from "./kit/hand.ts";
import { systemActor } from "./kit/portal.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { email } from "./paths/ticket-entry.model.ts";
import {
  arriveByPlatform,
  comeIn,
  confirmBind,
  givePassword,
  mistypePassword,
  openAt,
  proof,
  ticket,
} from "./paths/ticket-entry.steps.ts";
import { ticketEntryTable } from "./paths/ticket-entry.ts";

beforeAll(prepareScreen);
testPaths(ticketEntryTable);

test.each([
  ["invite", "Open the link in your invitation"],
  ["platform", "Come here from your platform"],
] as const)("%s: opened by its address alone, the page says how to come", async (half, title) => {
  try {
    openAt(half, false);
    await comesTo(title);
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});

test("the address of the page is clean before anything is asked of the server", async () => {
  try {
    openAt("platform", true);
    await comesTo("One moment");
    expect(location.hash).toEqual("");
  } finally {
    leaveScreen();
  }
});

test("the skip link leads to the form and leaves the ticket and what is typed", async () => {
  try {
    await arriveByPlatform();
    await press("Connect my account here");
    await type("Work e-mail", email);
    const led = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    await press("Skip to the form", "link");
    await led;
    await press("Send code");
    await confirmBind();
    await comesTo("Account connected");
    expect(location.hash).toEqual("#main");
  } finally {
    leaveScreen();
    history.replaceState(null, "", location.pathname + location.search);
  }
});

test("a wrong password is said where it is typed, and goes again with the proof of the code", async () => {
  try {
    await mistypePassword();
    await sees("alert", "The password is not right. Please check and try again.");
    const { list } = systemActor("notices").getSnapshot().context;
    expect(list.map(({ code }) => code)).not.toContain("wrongPassword");
    expect(await givePassword()).toEqual({ ticket, email, proof, password: "Copper-Kettle-58" });
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});

test.each(["invite", "platform"] as const)(
  "%s: who has come in leaves nothing of the ticket in the browser",
  async (half) => {
    const kept = () => Object.keys(localStorage).filter((place) => place.endsWith(`.${half}`));
    try {
      await comeIn[half]();
      expect(kept()).toEqual([]);
    } finally {
      leaveScreen();
    }
  },
);
