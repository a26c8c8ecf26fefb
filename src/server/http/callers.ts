import { type Call, mayCall, personIn } from "#contract/calls/call.ts";
import { Refused } from "../refused.ts";
import type { SignedIn } from "../sessions/sessions.ts";

/** Refuses a call that is not for such a caller: holderOnly, or sessionExpired where nobody is signed in. */
export function refuseStrangers(call: Call, guest: SignedIn | null): void {
  if (mayCall(call.caller, guest?.role ?? null)) return;
  throw new Refused(guest ? "holderOnly" : "sessionExpired");
}

/** A tab that shows somebody else, or nobody, must not act for whoever has signed in meanwhile. Other clients say nothing. */
export function refuseOtherPerson(guest: SignedIn | null, shows: string | undefined): void {
  if (guest === null || shows === undefined) return;
  if (shows !== personIn({ ...guest, account: guest.accountNumber }))
    throw new Refused("otherPerson");
}
