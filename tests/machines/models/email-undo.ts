import { emailUndo } from "@gatehouse/machines/email-undo";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const ticket = "t".repeat(43);
const account = "20261120";
const masked = "a***@f***.example";
const present = "m***@e***.example";
const email = "ada@former.example";

const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const emailUndoModel: ChartModel = {
  file: "email-undo",
  name: "emailUndo",
  machine: emailUndo,
  runs: [
    {
      cases: [
        { type: "link.open", ticket: "" },
        { type: "link.open", ticket },
        { type: "undo.confirm" },
        done("read", { kind: "read", account, email: masked, present }),
        done("read", { kind: "ended" }),
        done("undo", { kind: "undone", email }),
        done("undo", { kind: "ended" }),
      ],
    },
  ],
  invariants: {
    "nothing is undone before the page has said of which account": (snapshot) =>
      !(snapshot.matches("asking") || snapshot.matches("undoing")) ||
      (snapshot.context.account === account && snapshot.context.present === present),
    "only who is asked can confirm": (snapshot) =>
      snapshot.can({ type: "undo.confirm" }) === snapshot.matches("asking"),
    "the address is whole only once it is back": (snapshot) =>
      (snapshot.context.email === email) === snapshot.matches("undone"),
    "a link that ended names nobody": (snapshot) =>
      !snapshot.matches("ended") ||
      [snapshot.context.account, snapshot.context.email, snapshot.context.present].join("") === "",
    "the ticket is kept as long as it is of use": (snapshot) =>
      (snapshot.context.ticket === "") ===
      ["arriving", "noLink", "ended", "undone"].some((state) => snapshot.matches(state)),
  },
};
