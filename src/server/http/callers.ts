import { type Call, mayCall, personIn } from "#contract/calls/call.ts";
import { Refused } from "../refused.ts";
import type { SignedIn } from "../sessions/sessions.ts";

/** Rejects with holderOnly or collaboratorOnly, or sessionExpired without a session. */
export function rejectOtherCallers(call: Call, guest: SignedIn | null): void {
  if (mayCall(call.caller, guest?.role ?? null)) return;
  if (!guest) throw new Refused("sessionExpired");
  throw new Refused(call.caller === "collaborator" ? "collaboratorOnly" : "holderOnly");
}

/** A tab must not act for a person it does not show. Clients without the header are not checked. */
export function rejectOtherPerson(guest: SignedIn | null, shows: string | undefined): void {
  if (guest === null || shows === undefined) return;
  if (shows !== personIn({ ...guest, account: guest.accountNumber }))
    throw new Refused("otherPerson");
}
