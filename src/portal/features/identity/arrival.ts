import { fromCallback } from "xstate";
import { limits } from "#contract/limits.ts";
import { type Journal, openJournal } from "#portal/actors/journal.ts";
import type { Api } from "#portal/system/api.ts";
import type { System } from "#portal/system/system.ts";
import { hasTicket, ticketInAddress } from "../collaborators/ticket.ts";
import { visitOf } from "../collaborators/visit.ts";

interface Kept {
  /** Empty where the page was opened without one. */
  ticket: string;
  /** The query with which the vendor led back here; empty before. */
  returned: string;
}

export interface Arrival extends Kept {
  journal: Journal | undefined;
}

export const visit = visitOf<Kept>();

const own = ["locale", "source"];

/** Takes what the vendor added out of the address; empty where it added nothing. */
function returnedInAddress(): string {
  const address = new URL(location.href);
  const added = new URLSearchParams(address.search);
  own.forEach((name) => added.delete(name));
  if (added.size === 0) return "";
  for (const name of added.keys()) address.searchParams.delete(name);
  history.replaceState(history.state, "", address.pathname + address.search + address.hash);
  return added.toString().slice(0, limits.checkResponseMax);
}

/**
 * What the address carries, taken out of it. For a page that is loaded again, and on the way back from the vendor, what
 * this tab keeps encrypted.
 */
export async function takeCheck(api: Api, page: "desktop" | "phone"): Promise<Arrival> {
  const given = ticketInAddress();
  const returned = returnedInAddress();
  const journal = await openJournal(api, `check.${page}`, sessionStorage);
  const kept = given === "" ? ((await journal?.read()) as Kept | undefined) : undefined;
  const ticket = given || (kept?.ticket ?? "");
  const found = { ticket, returned: returned || (kept?.returned ?? "") };
  if (ticket !== "") await journal?.write(found);
  return { ...found, journal };
}

/** Calls back when another link is opened while the page stands open. Returns how to stop. */
export function onOtherLink(open: () => void): () => void {
  const read = () => {
    if (hasTicket()) open();
  };
  addEventListener("hashchange", read);
  return () => removeEventListener("hashchange", read);
}

/** The page is that of the other link from now on. */
export const takeOtherLink = (system: System): void =>
  void visit.openIn(system).keep({ ticket: ticketInAddress(), returned: "" });

/** Reports another link that is opened while the page stands open. */
export const watchTicket = fromCallback(({ sendBack, system }) =>
  onOtherLink(() => {
    takeOtherLink(system);
    sendBack({ type: "ticket.change" });
  }),
);
