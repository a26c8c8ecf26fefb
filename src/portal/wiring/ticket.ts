import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { fromCallback } from "xstate";
import type { Refused } from "../api.ts";
import { actorIn } from "../app/system.ts";
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

/** Tells that a call was rejected because the ticket is no longer good. */
export const watchTicket = fromCallback(({ sendBack, system }) => {
  const rejections = actorIn(system, "calls").on("call.rejected", ({ rejected }) => {
    if ((rejected as Refused).refusal === "linkExpired") sendBack({ type: "ticket.end" });
  });
  return () => rejections.unsubscribe();
});
