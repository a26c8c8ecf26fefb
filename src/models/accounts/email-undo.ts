import { emailUndo } from "@gatehouse/machines/accounts/email-undo";
import { chartModel, done } from "../kit/specification.ts";

const ticket = "t".repeat(43);
const nothing = { account: "", email: "", present: "" };
const named = { account: "20261120", email: "a***@f***.example", present: "m***@e***.example" };
const email = "ada@former.example";

export const emailUndoModel = chartModel({
  machine: emailUndo,
  begins: "arriving",
  moves: [
    [{ type: "link.open", ticket }, "* -> reading", { ticket, ...nothing }],
    [{ type: "link.open", ticket: "" }, "arriving -> noLink"],
    [{ type: "undo.confirm" }, "asking -> undoing", named],
    [done("read", { kind: "read", ...named }), "reading -> asking", named],
    [done("read", { kind: "ended" }), "reading -> ended", nothing],
    [done("undo", { kind: "undone", email }), "undoing -> undone", { ...nothing, email }],
    [done("undo", { kind: "ended" }), "undoing -> ended", nothing],
  ],
  asks: { address: undefined, readCall: { ticket }, undoCall: { ticket } },
  claims: {
    "the account is named exactly from the reading of the link until the answer": (snapshot) =>
      (snapshot.context.account !== "") ===
      ["asking", "undoing"].some((state) => snapshot.matches(state)),
    "the address is whole only once it is back": (snapshot) =>
      (snapshot.context.email === email) === snapshot.matches("undone"),
    "the ticket is kept as long as it is of use": (snapshot) =>
      (snapshot.context.ticket === "") ===
      ["arriving", "noLink", "ended", "undone"].some((state) => snapshot.matches(state)),
  },
});
