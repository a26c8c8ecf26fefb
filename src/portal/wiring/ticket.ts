import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { fromCallback } from "xstate";
import { onAnswer, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";

/** A ticket of this portal, or one in the three parts in which a platform signs it. */
const ticketForm = /^(?:[\w-]{43}|[\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * The ticket in the address of this page, which is clean from then on; empty where there is none. A
 * place in the page, to which the skip link leads, is no ticket and stays.
 */
export function ticketInAddress(): string {
  const address = new URL(location.href);
  const behind = address.hash.slice(1);
  const isTicket = ticketForm.test(behind);
  const given = isTicket ? behind : (address.searchParams.get("ticket") ?? "");
  if (given === "") return "";
  address.searchParams.delete("ticket");
  if (isTicket) address.hash = "";
  history.replaceState(history.state, "", address.pathname + address.search + address.hash);
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
