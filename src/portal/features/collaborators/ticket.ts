import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { fromCallback } from "xstate";
import type { Outcome } from "#portal/system/api.ts";
import { callOutcome } from "#portal/system/refusals.ts";

/** A ticket of this portal, or one in the three parts in which a platform signs it. */
const ticketForm = /^(?:[\w-]{43}|[\w-]+\.[\w-]+\.[\w-]+)$/;

function ticketIn(address: URL): string {
  const behind = address.hash.slice(1);
  return ticketForm.test(behind) ? behind : (address.searchParams.get("ticket") ?? "");
}

/** Whether the address of this page carries a ticket. */
export const hasTicket = (): boolean => ticketIn(new URL(location.href)) !== "";

/**
 * Takes the ticket out of the address of this page; empty where there is none. Another fragment,
 * such as the target of the skip link, stays.
 */
export function ticketInAddress(): string {
  const address = new URL(location.href);
  const ticket = ticketIn(address);
  if (ticket === "") return "";
  address.searchParams.delete("ticket");
  if (ticketForm.test(address.hash.slice(1))) address.hash = "";
  history.replaceState(history.state, "", address.pathname + address.search + address.hash);
  return ticket;
}

const expired = ["linkExpired", "malformed"];

/** The outcome of a call about a ticket; a ticket that is no longer good is a result, not a rejection. */
export function ticketOutcome<Data, Result extends object>(
  outcome: Outcome<Data>,
  resultOf: (data: Data) => Result,
): CallOutcome<Result | { kind: "expired" }> {
  if (!outcome.ok && expired.includes(outcome.refusal))
    return { kind: "answered", result: { kind: "expired" } };
  return callOutcome(outcome, resultOf);
}

/** Passes on that a call was rejected because the ticket is no longer good. */
export const watchTicket = fromCallback(({ receive, sendBack }) => receive(sendBack));
