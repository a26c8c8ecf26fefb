import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { openJournal } from "#portal/wiring/journal.ts";
import type { SendCodeResult, Wait } from "@gatehouse/machines/code-request";
import { expect } from "vitest";
import { server } from "../kit/border.ts";
import { pass, setNow, stopClock, until } from "../kit/clock.ts";
import { press, seesButton } from "../kit/hand.ts";
import { freshJournal } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";
import { codeRequestOnScreen } from "./code-request.model.ts";

const second = 1000;
const minute = 60 * second;
export const details = {
  register_type: "institution",
  contact_name: "Ada Wong",
  designation: "Director",
  email: "ada@example.com",
  phone: { country_code: "+852", number: "51234567" },
};

/** The registration page of somebody whose details are already given, at its second pane. */
export async function openAtCode({ deadline, now }: Wait) {
  stopClock(now * second);
  freshJournal();
  await (await openJournal("register"))?.write(details);
  if (deadline > 0) sessionStorage.setItem("gatehouse.code.register", `${deadline * second}`);
  openScreen("/kyc/signup");
  await until(
    () => seen("Create a new account"),
    () => void pass(100),
  );
  setNow(now * second);
  await press("Next Page");
}

function seen(heading: string) {
  if (document.querySelector("h1")?.textContent !== heading) throw new Error(`no ${heading}`);
}

/** The second pane asks for its first code by itself; later ones are asked for by hand. */
export const asked = (email: string, count: number) =>
  until(() =>
    expect(server.newest(sendEmailCaptcha).body).toEqual({ email, type: "register", count }),
  );

/** Asking for a code where the page finds one of the waits. */
export const codeRequestTables: PathTable[] = codeRequestOnScreen.runs.map((run) => ({
  model: { ...codeRequestOnScreen, runs: [run] },
  open: (input) => openAtCode(input as Wait),
  passing: { resuming: { type: "xstate.done.actor.storedWait", output: run.input } },
  events: {
    "xstate.done.actor.storedWait": async () => {},
    "code.send": () => press("Send again"),
    tick: async ({ now }) => {
      setNow(Number(now) * second - second);
      await pass(second);
    },
    "xstate.done.actor.send": async ({ output }) => {
      const { kind, deadline, now } = output as SendCodeResult;
      setNow(now * second);
      const seconds = deadline - now;
      if (kind === "throttled") return server.refuse(sendEmailCaptcha, "codeTooSoon", { seconds });
      server.answer(sendEmailCaptcha, { wait_seconds: seconds, expires_in_seconds: 10 * minute });
    },
  },
  states: {
    resuming: async () => {},
    sending: async ({ context }) => {
      await asked(context.email, context.resends);
      await seesButton(/^Send (code|again)/, false);
    },
    countingDown: ({ context }) => seesButton(`Send again in ${context.secondsLeft} s`, false),
    resendable: () => seesButton("Send again", true),
  },
}));
