import type { ClaimOutput } from "@gatehouse/machines/entry/account-claim";
import type { TicketResult } from "@gatehouse/machines/entry/platform-entry";
import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { comesTo, press } from "../../../support/screens/hand.ts";
import { entity, person } from "../../../support/screens/member.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
import {
  answerArrival,
  describeAccount,
  giveCode,
  oneMoment,
  openAt,
  proofs,
  sender,
} from "./by-ticket.ts";
import { platformEntryOnScreen } from "./by-ticket.model.ts";

export const platformEntryTable: PathTable = {
  model: platformEntryOnScreen,
  open: async () => openAt("platform", true),
  events: {
    "xstate.done.actor.readTicket": async ({ output }) => {
      const result = output as TicketResult;
      if ("sender" in result) return answerArrival(result.kind);
      await until(() => server.newest(oauthLogin));
      server.refuse(oauthLogin, "linkExpired");
    },
    "xstate.done.actor.enter": async ({ output }) => {
      await until(() => server.newest(loginByTicket));
      if ((output as ClaimOutput).kind === "expired")
        return server.refuse(loginByTicket, "linkExpired");
      server.answer(loginByTicket, person());
    },
    "xstate.done.actor.claim": async ({ output }, before) => {
      const way = before.matches("binding") ? "bind" : "create";
      await describeAccount[way]();
      if ((output as ClaimOutput).kind === "claimed") return giveCode(proofs[way]);
      await until(() => server.newest(sendCaptchaByTicket));
      server.refuse(sendCaptchaByTicket, "linkExpired");
    },
    "account.bind": () => press("Connect my existing account"),
    "account.create": () => press("Create a new account"),
    "account.choose": () => press("Choose again"),
    "account.enter": () => press("Continue"),
    "account.switch": () => press("Switch account"),
  },
  states: {
    reading: oneMoment,
    entering: oneMoment,
    recognised: () => comesTo(`Log in with your ${sender.platform} account?`),
    confirmAccountSwitch: () => comesTo("Switch to another account?"),
    choosing: () => comesTo(`Continue from ${sender.platform}`),
    binding: () => comesTo("Your account on this portal"),
    creating: () => comesTo("Applicant type"),
    bound: () => comesTo("Account connected"),
    created: () => comesTo("Your account is ready"),
    signedIn: () => comesTo(entity),
    expired: () => comesTo("Page expired"),
  },
};
