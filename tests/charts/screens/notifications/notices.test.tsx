import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { endSessions, sessions } from "#contract/calls/security.ts";
import { pass, setNow, stopClock } from "#tests/support/screens/clock.ts";
import { server } from "#tests/support/screens/border.ts";
import { comesTo, press, sees, seesNo } from "#tests/support/screens/hand.ts";
import { entity, signIn, storedForm } from "#tests/support/screens/member.ts";
import { servicesNow, systemActor } from "#tests/support/screens/portal.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { letGoAt, noticesTable } from "./notices.ts";

eachScreen();

/** The dashboard of a person who is signed in on another device. */
async function openDashboard() {
  stopClock(0);
  signIn();
  const device = { id: "1", browser: "Firefox", system: "", address_range: "" };
  server.always(sessions, () => [{ ...device, current: false, began_at: 0, seen_at: 0 }]);
  openScreen("/kyc/user");
  await comesTo(entity);
}

const toastOf = (role: string) => document.querySelector<HTMLElement>(`[role=${role}] > p`)!;

/** The pointer comes to a toast, or leaves the one that is there. */
function point(type: "pointerover" | "pointerout") {
  const toast = document.querySelector(":is([role=status], [role=alert]) > p")!;
  toast.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
}

testPaths(
  onScreens(noticesTable, {
    open: openDashboard,
    events: {
      "notice.show": async ({ code, now }) => {
        setNow(now as number);
        await press("Sign out Firefox");
        if (code === "sessionsEnded") await ui.answer(endSessions, { ended: 1 });
        else await ui.refuse(endSessions, "serverError");
      },
      // As a screen reader does, which moves neither pointer nor focus.
      "notice.dismiss": async () => toastOf("status").querySelector("button")!.click(),
      "notices.hold": async () => point("pointerover"),
      "notices.release": async () => {
        setNow(letGoAt);
        point("pointerout");
      },
    },
  }),
);

const fail = (code: string) =>
  systemActor("notices").send({ type: "notice.show", code, tone: "negative", now: Date.now() });

test("a message can be closed before its time; what comes after goes at its own", async () => {
  stopClock(0);
  openScreen("/kyc/login");
  servicesNow().notify("passwordChanged");
  await sees("status", "Password changed");
  await press("Close message");
  await seesNo("status");
  fail("serverError");
  await sees("alert", "Server error!");
  await pass(2100);
  await seesNo("alert");
  expect(systemActor("notices").getSnapshot().value).toEqual("quiet");
});

const isFixed = (element: Element) => {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
  return false;
};

/** The buttons and links that a message lies over, of those that `counts` takes. */
function covered(counts: (element: Element) => boolean): (string | null)[] {
  const message = document.querySelector("[role=status] > p, [role=alert] > p")!;
  const { top, bottom, left, right } = message.getBoundingClientRect();
  return [...document.querySelectorAll("button, a, input")]
    .filter((each) => each.checkVisibility() && !message.contains(each) && counts(each))
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
    })
    .map((each) => each.textContent);
}

test("on a phone a message lies over no button of the page's head, of what stays in place, or of a sheet", async () => {
  try {
    await page.viewport(360, 740);
    stopClock(0);
    signIn();
    server.always(kycForm, () => storedForm({}, { applicableAccount: { lines: ["exchange"] } }));
    openScreen("/kyc/verify?section=applicableAccount");
    await comesTo("Business lines applied for");
    fail("otherPerson");
    await sees("alert", "Another user is now logged in. Nothing was changed.");
    const atHead = covered(() => true);
    scrollTo(0, 900);
    await sees("button", "Back to the top");
    const below = covered(isFixed);
    await press(/Step 1 of 4/);
    await sees("dialog", "");
    const inSheet = covered((each) => each.closest("[role=dialog]") !== null);
    expect({ atHead, below, inSheet }).toEqual({ atHead: [], below: [], inSheet: [] });
  } finally {
    leaveScreen();
    await page.viewport(1280, 900);
  }
});
