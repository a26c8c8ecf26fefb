import type { Found } from "@gatehouse/machines/desk/desk";
import { beforeAll, expect } from "vitest";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskCases } from "#contract/calls/desk-cases.ts";
import { deskCode, deskLogout, deskMe } from "#contract/calls/desk-session.ts";
import { deskVerdict } from "#contract/calls/desk-work.ts";
import { until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { server } from "#tests/support/screens/border.ts";
import { answerDesk, leaveDesk, openDesk, prepareDesk } from "#tests/support/screens/desk.tsx";
import { mei, row } from "#tests/support/screens/desk-sample.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { deskTable, giveCode } from "./desk.ts";

beforeAll(prepareDesk);

/** Another queue is opened, and the server refuses to show it. */
async function refuseQueue(refusal: "sessionExpired" | "otherPerson") {
  const answerAgain = server.withhold(deskCases);
  await ui.press(/^Overdue/, "link");
  await ui.refuse(deskCases, refusal);
  answerAgain();
}

let browsed: ReturnType<typeof openDesk>;
const openCase = async () => {
  await ui.press(row.name, "link");
  await comesTo(row.name);
};

/** An answer of the case is given its verdict by key, and the server does not reply yet. */
async function giveVerdict() {
  const answer = document.querySelector<HTMLElement>("[data-answer]")!;
  answer.focus();
  answer.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
  await ui.sent(deskVerdict);
}

/** The reply comes; a case that is shown no more is not loaded again. */
async function loadsNothing() {
  const answerAgain = server.withhold(deskCase);
  await ui.answer(deskVerdict, {});
  await ui.pass(100);
  await ui.sentNo(deskCase);
  answerAgain();
}

const hasFocus = (name: string) =>
  until(() => expect(document.activeElement?.textContent).toEqual(name));

testPaths(
  onScreens(deskTable, {
    open: async () => {
      answerDesk();
      server.withhold(deskMe);
      browsed = openDesk("/desk");
    },
    leave: leaveDesk,
    states: {
      opening: async (at) => {
        await deskTable.states["opening"]!(ui, at);
        await ui.draws("body:not(:has(h1))");
      },
    },
    events: {
      "xstate.done.actor.findPerson": ({ output }) =>
        (output as Found).person === null
          ? ui.refuse(deskMe, "sessionExpired")
          : ui.answer(deskMe, { ...mei, idle_until: 0, now: 0 }),
      "session.end": async (_, before) => {
        if (before.matches("signedIn")) return refuseQueue("sessionExpired");
        if (before.matches("leaving")) return ui.refuse(deskLogout, "sessionExpired");
        await giveCode(ui, "123456");
        await ui.refuse(deskCode, "sessionExpired");
      },
      "row.leave": openCase,
      "screen.close": async () => {
        await openCase();
        await giveVerdict();
        browsed.back();
        await ui.sees("link", row.name);
        // The row that was left has the focus.
        await hasFocus(row.name);
        await loadsNothing();
      },
      "session.displace": () => refuseQueue("otherPerson"),
    },
  }),
);
