import { faceVerification, type PhoneLink } from "@gatehouse/machines/identity/face-verification";
import { type ActorRefFrom, fromCallback } from "xstate";
import { newZolozLink } from "#contract/calls/identity/identity.ts";
import { callActor } from "#portal/actors/call.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { servicesOf } from "#portal/system/system.ts";
import { hasTicket } from "../collaborators/ticket.ts";
import { onOtherLink, takeOtherLink, visit } from "./arrival.ts";
import { followFromDesk } from "./check-follow.ts";
import { phoneAddress } from "./phone-address.ts";

/** The holder gets a new link each time; the link of a person who came by mail leads to the phone as well. */
export const wiredFaceVerification = faceVerification.provide({
  actors: {
    visit: visit.logic,
    watchTicket: fromCallback(({ sendBack }) =>
      onOtherLink(() => sendBack({ type: "ticket.change" })),
    ),
    reloadPage: fromCallback(() => location.reload()),
    makeLink: callActor<{ isOwn: boolean }, PhoneLink>(async ({ isOwn }, { system }) => {
      if (!isOwn && hasTicket()) takeOtherLink(system);
      const { now, keep } = visit.openIn(system);
      const { ticket } = now();
      if (!isOwn) return { kind: "answered", result: { url: phoneAddress(ticket) } };
      const outcome = await servicesOf(system).api(newZolozLink);
      if (outcome.ok) void keep({ ticket: new URL(outcome.data.url).hash.slice(1) });
      return callOutcome(outcome, ({ url }) => ({ url }));
    }),
    checkFollow: followFromDesk,
  },
});

export type FaceVerificationRef = ActorRefFrom<typeof wiredFaceVerification>;
