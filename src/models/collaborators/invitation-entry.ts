import { invitationEntry } from "@gatehouse/machines/collaborators/invitation-entry";
import { chartModel, done } from "../kit/specification.ts";

const arrival = { ticket: "ticket" };
const invited = { email: "b***@e***.com", sender: "Ada Wong" };

export const invitationEntryModel = chartModel({
  machine: invitationEntry,
  inputs: [{ arrival }],
  begins: "reading",
  moves: [
    [done("readTicket", { kind: "invited", ...invited }), "reading -> invited", invited],
    [done("readTicket", { kind: "missing" }), "reading -> missing"],
    [done("readTicket", { kind: "expired" }), "reading -> expired"],
    [{ type: "ticket.change" }, "* -> reading"],
    [{ type: "code.send" }, "invited -> proving"],
    [{ type: "ticket.end" }, "proving -> expired"],
    [done("emailProof", { result: "reply" }), "proving -> signedIn ! session.begin"],
  ],
  tags: { busy: "reading", open: "invited", settled: "signedIn, missing, expired" },
  asks: {
    session: undefined,
    visit: arrival,
    readTicket: undefined,
    watchTicket: undefined,
    emailProof: { email: invited.email },
  },
  claims: {
    "an invitation is named exactly from its reading until it expires": ({ value, context }) =>
      ["invited", "proving", "signedIn"].includes(String(value)) === (context.sender !== ""),
  },
});
