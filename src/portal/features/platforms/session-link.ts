import type { SessionBegin } from "@gatehouse/machines/collaborators/invitation-entry";
import { fromCallback } from "xstate";
import type { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { actorIn, servicesOf, type System } from "#portal/system/system.ts";
import { whenPersonChanges } from "../sessions/session.ts";
import { ticketInAddress } from "../collaborators/ticket.ts";

interface Link {
  afterBegin?: () => void;
  /** Takes the ticket of another link that is opened while the page stands open. */
  take?: (ticket: string) => void;
}

/** The session as charts that sign a person in reach it. It reports another person, and another ticket. */
export const sessionLink = (linkIn: (system: System) => Link = () => ({})) =>
  fromCallback<SessionBegin>(({ sendBack, receive, system }) => {
    const { afterBegin, take } = linkIn(system);
    receive(({ reply }) => {
      servicesOf(system).begin(reply as ReplyTo<typeof login>);
      afterBegin?.();
    });
    const read = () => {
      const ticket = take ? ticketInAddress() : "";
      if (ticket === "") return;
      take?.(ticket);
      sendBack({ type: "ticket.change" });
    };
    addEventListener("hashchange", read);
    const stop = whenPersonChanges(actorIn(system, "session"), () =>
      sendBack({ type: "person.change" }),
    );
    return () => {
      removeEventListener("hashchange", read);
      stop();
    };
  });
