import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals.ts";
import { openJournal } from "#portal/wiring/journal.ts";
import type { SendCodeOutcome } from "@gatehouse/machines/code-request";
import { expect } from "vitest";
import { server } from "../kit/border.ts";
import { pass, setNow, stopClock, until } from "../kit/clock.ts";
import { press, sees, seesButton } from "../kit/hand.ts";
import { freshJournal } from "../kit/member.ts";
import { api } from "../kit/portal.ts";
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
const refused = refusals.codeTooMany.says.message ?? "";
const unanswered = "The code could not be sent. Please try again.";

/** The registration page of somebody whose details are already given, at its second pane. */
export async function openAtCode(input: { deadline: number | null; now: number }) {
  stopClock(input.now);
  freshJournal();
  await (await openJournal(api, "register"))?.write(details);
  if (input.deadline !== null)
    sessionStorage.setItem("gatehouse.code.register", `${input.deadline}`);
  openScreen("/kyc/signup");
  await until(
    () => seen("Create a new account"),
    () => void pass(100),
  );
  setNow(input.now);
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

const label = (resends: number) => (resends > 0 ? "Send again" : "Send code");

export const codeRequestTable: PathTable = {
  model: codeRequestOnScreen,
  open: (input) => openAtCode(input as { deadline: number | null; now: number }),
  passing: { ready: "code.send" },
  events: {
    "code.send": async (_, before) => {
      if (!before.matches("ready")) await press(/^Send (code|again)$/);
    },
    tick: async ({ now }) => {
      setNow(Number(now) - second);
      await pass(second);
    },
    "xstate.done.actor.sendCode": async ({ output }) => {
      const outcome = output as SendCodeOutcome;
      if (outcome.kind === "refused") return server.refuse(sendEmailCaptcha, "codeTooMany");
      setNow(outcome.now);
      const left = (outcome.deadline - outcome.now) / second;
      if (outcome.kind === "throttled")
        return server.refuse(sendEmailCaptcha, "codeTooSoon", { seconds: left });
      server.answer(sendEmailCaptcha, { wait_seconds: left, expires_in_seconds: 10 * minute });
    },
    "xstate.error.actor.sendCode": async () => server.lose(sendEmailCaptcha),
  },
  states: {
    ready: ({ context }) => asked(context.email, context.resends),
    sending: async ({ context }) => {
      await asked(context.email, context.resends);
      await seesButton(/^Send (code|again)/, false);
    },
    countingDown: ({ context }) => seesButton(`Send again in ${context.secondsLeft} s`, false),
    resendable: () => seesButton("Send again", true),
    failed: async ({ context }) => {
      await sees("alert", context.refusal ? refused : unanswered);
      await seesButton(label(context.resends), true);
    },
  },
};
