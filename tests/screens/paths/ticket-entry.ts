import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket } from "#contract/calls/platforms.ts";
import { refusals } from "#contract/refusals.ts";
import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { server } from "../kit/border.ts";
import { until } from "../kit/clock.ts";
import { comesTo, press, sees, type } from "../kit/hand.ts";
import { entity, person } from "../kit/member.ts";
import type { PathTable } from "../kit/walk.ts";
import { email, sender, ticketEntryOnScreen } from "./ticket-entry.model.ts";
import {
  answerReading,
  fillDetails,
  giveCode,
  givePassword,
  type Half,
  lackPassword,
  letIn,
  oneMoment,
  openAt,
  proofs,
  reading,
} from "./ticket-entry.steps.ts";

const tooMany = refusals.tooMany.says.message ?? "";
const enterCode = () => comesTo("Enter the code from the e-mail");

export const ticketEntryTable: PathTable = {
  model: ticketEntryOnScreen,
  open: async (input) => openAt(input as Half, true),
  events: {
    "xstate.done.actor.readTicket": ({ output }) => answerReading(output as ReadOutcome),
    "xstate.error.actor.readTicket": async () => server.lose(await reading()),
    "ticket.read": () => press("Try again"),
    "ticket.end": async (_, before) => {
      if (before.matches({ binding: "givingPassword" })) {
        await givePassword();
        return server.refuse(proofs.binding, "linkExpired");
      }
      await until(() => server.newest(sendCaptchaByTicket));
      server.refuse(sendCaptchaByTicket, "linkExpired");
    },
    "password.need": lackPassword,
    "code.ask": (_, before) => press(before.matches("invited") ? "Send code" : "Send a new code"),
    "account.bind": () => press("Connect my account here"),
    "account.create": () => press("Create a new account"),
    "account.switch": () => press("Switch account"),
    "account.choose": () => press("Choose again"),
    "account.enter": () => press("Go on"),
    "address.change": () => press("Use another address"),
    "xstate.done.actor.enter": async ({ output }) => {
      const { kind } = output as { kind: string };
      await until(() => server.newest(loginByTicket));
      if (kind === "signedIn") return server.answer(loginByTicket, person());
      if (kind === "expired") return server.refuse(loginByTicket, "linkExpired");
      return server.refuse(loginByTicket, "tooMany", { seconds: 30 });
    },
    "xstate.error.actor.enter": async () => {
      await until(() => server.newest(loginByTicket));
      server.lose(loginByTicket);
    },
    "xstate.done.actor.addressForm": async () => {
      await type("Work e-mail", email);
      await press("Send code");
    },
    "xstate.done.actor.detailsForm": fillDetails,
    "xstate.done.actor.emailProof": (_, before) => {
      const [, call] = Object.entries(proofs).find(([state]) => before.matches(state))!;
      return giveCode(call);
    },
    "xstate.done.actor.passwordForm": async () => {
      await givePassword();
      letIn(proofs.binding);
    },
  },
  states: {
    reading: oneMoment,
    entering: oneMoment,
    "unread.declined": () => sees("alert", tooMany),
    "unread.unanswered": () => sees("alert", "Server error!"),
    invited: () => comesTo(`${sender.invite} invites you`),
    recognised: () => comesTo(`Log in with your ${sender.platform} account?`),
    switching: () => comesTo("Switch to another account?"),
    givingWay: () => comesTo("Switch to another account?"),
    choosing: () => comesTo(`You come from ${sender.platform}`),
    proving: enterCode,
    "binding.givingAddress": () => comesTo("Your account here"),
    "binding.proving": enterCode,
    "binding.givingPassword": () => comesTo("Confirm that it is you"),
    "creating.givingDetails": () => comesTo("Who applies"),
    "creating.proving": enterCode,
    bound: () => comesTo("Account connected"),
    created: () => comesTo("Your account is ready"),
    signedIn: () => comesTo(entity),
    pageExpired: () => comesTo("Page expired"),
  },
};
