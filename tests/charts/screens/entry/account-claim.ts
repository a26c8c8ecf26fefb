import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { comesTo, press } from "../../../support/screens/hand.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
import {
  arriveByPlatform,
  describeAccount,
  giveCode,
  givePassword,
  lackPassword,
  letIn,
  proofs,
} from "./by-ticket.ts";
import { accountClaimOnScreen, asksForPassword, type Way } from "./by-ticket.model.ts";

export const accountClaimTable: PathTable = {
  model: accountClaimOnScreen,
  open: async (input) => {
    await arriveByPlatform();
    const { way } = input as { way: Way };
    await press(way === "bind" ? "Connect my existing account" : "Create a new account");
  },
  events: {
    "xstate.done.actor.accountForm": (_, { context }) => describeAccount[context.way as Way](),
    "address.change": () => press("Use another address"),
    "code.send": () => press("Send a new code"),
    "ticket.end": async (_, before) => {
      if (before.matches({ proving: "givingPassword" })) {
        await givePassword();
        return server.refuse(proofs.bind, "linkExpired");
      }
      await until(() => server.newest(sendCaptchaByTicket));
      server.refuse(sendCaptchaByTicket, "linkExpired");
    },
    "xstate.done.actor.emailProof": (event, { context }) =>
      asksForPassword(event) ? lackPassword() : giveCode(proofs[context.way as Way]),
    "xstate.done.actor.passwordForm": async () => {
      await givePassword();
      letIn(proofs.bind);
    },
  },
  states: {
    describing: ({ context: { way } }) =>
      comesTo(way === "bind" ? "Your account on this portal" : "Applicant type"),
    "proving.readingMail": () => comesTo("Enter the code from the email"),
    "proving.givingPassword": () => comesTo("Confirm it is you"),
    claimed: ({ context: { way } }) =>
      comesTo(way === "bind" ? "Account connected" : "Your account is ready"),
    expired: () => comesTo("Page expired"),
  },
};
