import type { InvitationResult } from "@gatehouse/machines/entry/invitation-entry";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { comesTo, press } from "../../../support/screens/hand.ts";
import { entity } from "../../../support/screens/member.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
import { answerInvitation, giveCode, oneMoment, openAt, proofs, sender } from "./by-ticket.ts";
import { invitationEntryOnScreen } from "./by-ticket.model.ts";

export const invitationEntryTable: PathTable = {
  model: invitationEntryOnScreen,
  open: async () => openAt("invite", true),
  events: {
    "xstate.done.actor.readTicket": async ({ output }) => {
      const result = output as InvitationResult;
      if (result.kind === "invited") return answerInvitation();
      await until(() => server.newest(getEmailByTicket));
      server.refuse(getEmailByTicket, "linkExpired");
    },
    "code.send": () => press("Send code"),
    "ticket.end": async () => {
      await until(() => server.newest(sendCaptchaByTicket));
      server.refuse(sendCaptchaByTicket, "linkExpired");
    },
    "xstate.done.actor.emailProof": () => giveCode(proofs.invite),
  },
  states: {
    reading: oneMoment,
    invited: () => comesTo(`${sender.invite} has invited you`),
    proving: () => comesTo("Enter the code from the email"),
    expired: () => comesTo("Page expired"),
    signedIn: () => comesTo(entity),
  },
};
