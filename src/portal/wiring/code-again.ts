import { proofByTicket } from "./proof-by-ticket.ts";
import { begin } from "./session.ts";
import { codeAgain, knownLink } from "./sign-in-again.ts";

/** Brings the chart of a code in place; before it is called nobody can ask for one. */
export function bringCodeAgain(): void {
  codeAgain.arrive(proofByTicket(knownLink, begin));
}
