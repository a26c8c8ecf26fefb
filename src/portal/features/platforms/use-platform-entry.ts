import type { accountClaim } from "@gatehouse/machines/platforms/account-claim";
import type { platformEntry } from "@gatehouse/machines/platforms/platform-entry";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";

export type EntryRef = ActorRefFrom<typeof platformEntry>;
export type ClaimRef = ActorRefFrom<typeof accountClaim>;

const unknown = { email: "", sender: "" };

/** The platform, and the masked address of the account there. */
export function useNamed(entry: EntryRef) {
  const ticket = useSelector(entry, (snapshot) => snapshot.context.ticket);
  return ticket && "sender" in ticket ? ticket : unknown;
}

/** The running claim of an account. */
export const useClaim = (entry: EntryRef) =>
  useSelector(entry, (snapshot) => snapshot.children["claim"]) as ClaimRef | undefined;

/** The address that is being proved. */
export const useAddress = (claim: ClaimRef) =>
  useSelector(claim, (snapshot) => String(snapshot.context.values["email"] ?? "").trim());
