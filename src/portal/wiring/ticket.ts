import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { fromCallback } from "xstate";
import { onAnswer, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";

/** What the address of this page carried when it was opened; the address is clean from then on. */
export function ticketInAddress(): string {
  const address = new URL(location.href);
  const given = address.hash.slice(1) || (address.searchParams.get("ticket") ?? "");
  if (given === "") return "";
  address.searchParams.delete("ticket");
  history.replaceState(history.state, "", address.pathname + address.search);
  return given;
}

/** Why a ticket named nobody; throws where there was no answer. */
export function unread(refused: Refused): ReadOutcome & { kind: "expired" | "refused" } {
  if (refused.status === 0) throw new Error(refused.refusal);
  const isNoTicket = refused.refusal === "linkExpired" || refused.refusal === "malformed";
  return isNoTicket ? { kind: "expired" } : { kind: "refused", refusal: refusalWords(refused) };
}

/** Hears from whichever call that the ticket is no longer good. */
export const watchTicket = fromCallback(({ sendBack }) =>
  onAnswer((outcome) => {
    if (!outcome.ok && outcome.refusal === "linkExpired") sendBack({ type: "ticket.end" });
  }),
);
