import type { Wait } from "@gatehouse/machines/accounts/code-request";
import { openJournal } from "#portal/actors/journal.ts";
import { expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, setNow, until } from "#tests/support/screens/clock.ts";
import { press, sees, seesButton, type } from "#tests/support/screens/hand.ts";
import { freshJournal } from "#tests/support/screens/member.ts";
import { onScreens } from "#tests/support/screens/screen-ui.ts";
import { api } from "#tests/support/screens/portal.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { details, openAtCode } from "./at-code.ts";
import { codeRequestTable } from "./code-request.ts";

const second = 1000;

const asked = (email: string, count: number) =>
  until(() =>
    expect(server.newest(sendEmailCaptcha).body).toEqual({ email, type: "register", count }),
  );

/** The browser is slow to digest the address, by which the page finds the wait. */
function holdDigests() {
  const held = Promise.withResolvers<void>();
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  const slow: typeof digest = async (...given) => held.promise.then(() => digest(...given));
  Object.defineProperty(subtle, "digest", { configurable: true, value: slow });
  giveDigests = () => {
    Reflect.deleteProperty(subtle, "digest");
    held.resolve();
  };
}
let giveDigests = () => {};

eachScreen();
const tables = codeRequestTable.model.runs.map((run) => {
  const model = { ...codeRequestTable.model, runs: [run] };
  return onScreens(
    { ...codeRequestTable, model },
    {
      open: async (input) => {
        await openAtCode(input as Wait, holdDigests);
      },
      leave: () => {
        giveDigests();
        leaveScreen();
      },
      states: { resuming: () => seesButton("Send code", false) },
      events: {
        "xstate.done.actor.storedWait": async () => giveDigests(),
        tick: async ({ now }) => {
          setNow(Number(now) * second - second);
          await pass(second);
        },
      },
    },
  );
});
testPaths(tables);

test("a changed e-mail address gets a code at once, though the wait for the first one runs", async () => {
  await openAtCode({ deadline: 0, now: 0 });
  await asked("ada@example.com", 0);
  server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 });
  await seesButton("Send again in 60 s", false);
  await press("Use another address");
  await type("Work email", "ben@example.com");
  await press("Next Page");
  const sent = await until(() => server.newest(sendEmailCaptcha));
  expect(sent.body).toEqual({ email: "ben@example.com", type: "register", count: 0 });
});

test("a code that was not sent is asked for again, and the page says why", async () => {
  await openAtCode({ deadline: 0, now: 0 });
  await asked("ada@example.com", 0);
  server.refuse(sendEmailCaptcha, "codeTooMany");
  await sees("alert", refusals.codeTooMany.message.message ?? "");
  await press("Send code");
  await asked("ada@example.com", 0);
  server.lose(sendEmailCaptcha);
  await sees("alert", "The code could not be sent. Please try again.");
  await press("Send code");
  await asked("ada@example.com", 0);
  expect(await brokenRules()).toEqual([]);
});

test("a generic mailbox of an institution is refused together with what else is wrong, in the order of the page", async () => {
  freshJournal();
  const phone = { country_code: "+852", number: "1" };
  await (
    await openJournal(api, "register")
  )?.write({ ...details, designation: "", email: "ada@gmail.com", phone });
  openScreen("/kyc/signup");
  await press("Next Page");
  await sees("alert", "");
  expect([...document.querySelectorAll("[role=alert] a")].map((each) => each.textContent)).toEqual([
    "Please input your designation.",
    "Please provide individual work email instead of a generic mailbox.",
    "Please enter a valid mobile number.",
  ]);
});
