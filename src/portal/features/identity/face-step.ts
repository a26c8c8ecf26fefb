import {
  type CheckBegun,
  faceStep,
  type FaceStepEvent,
} from "@gatehouse/machines/identity/face-step";
import { type ActorRefFrom, fromCallback } from "xstate";
import { beginCheck } from "#contract/calls/identity/identity.ts";
import { callActor } from "#portal/actors/call.ts";
import { servicesOf } from "#portal/system/system.ts";
import { ticketOutcome } from "../collaborators/ticket.ts";
import { visit, watchTicket } from "./arrival.ts";
import { followOnPhone } from "./check-follow.ts";

/** The phone's part of a check, or that of the same device. */
export const wiredFaceStep = faceStep.provide({
  actors: {
    visit: visit.logic,
    watchTicket,
    checkFollow: followOnPhone,
    beginCall: callActor<undefined, CheckBegun>(async (_, { system }) => {
      const { now, keep } = visit.openIn(system);
      // What an earlier try brought back says nothing of this one.
      await keep({ returned: "" });
      const body = { ticket: now().ticket };
      const outcome = await servicesOf(system).api(beginCheck, { body });
      return ticketOutcome<{ state: string; url: string }, CheckBegun>(outcome, ({ state, url }) =>
        state === "verified" ? { kind: "verified" } : { kind: "begun", url },
      );
    }),
    openVendor: fromCallback<FaceStepEvent, { url: string }>(({ input, sendBack }) => {
      const back = new AbortController();
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        back.abort();
        sendBack({ type: "page.show" });
      };
      addEventListener("pageshow", shown, { signal: back.signal });
      location.assign(input.url);
      return () => {
        // Cancelled on the way: a slow page of the vendor would still replace this one.
        if (!back.signal.aborted) window.stop();
        back.abort();
      };
    }),
  },
});

export type FaceStepRef = ActorRefFrom<typeof wiredFaceStep>;
