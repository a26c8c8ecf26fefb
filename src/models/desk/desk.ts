import { desk } from "@gatehouse/machines/desk/desk";
import { createActor, fromCallback } from "xstate";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const screen = fromCallback(() => {});
const person = { name: "Mei Lam" };
const row = "7";

export const deskModel = chartModel({
  machine: desk,
  begins: "opening",
  moves: [
    [done("findPerson", { person }), "opening -> signedIn", { person }],
    [done("findPerson", { person: null }), "opening -> signedOut.askingPassword.first"],
    [noAnswer("findPerson"), "opening -> unreachable"],
    [{ type: "session.retry" }, "unreachable -> opening"],
    [done("passwordForm"), "signedOut.askingPassword -> signedOut.askingCode", { person: null }],
    [done("codeForm", { result: { person } }), "signedOut.askingCode -> signedIn", { person }],
    [{ type: "password.return" }, "signedOut.askingCode -> signedOut.askingPassword.first"],
    [
      { type: "session.end" },
      "signedIn, signedOut.askingCode -> signedOut.askingPassword.ended; leaving -> signedOut.askingPassword.first",
      { person: null, row: "" },
    ],
    [
      { type: "session.displace" },
      "signedIn -> signedOut.askingPassword.displaced",
      { person: null, row: "" },
    ],
    [{ type: "session.leave" }, "signedIn -> leaving"],
    [done("logout"), "leaving -> signedOut.askingPassword.first", { person: null, row: "" }],
    [{ type: "screen.close", actor: "a screen" }, "* -> stays"],
    [{ type: "row.leave", row }, "signedIn -> stays", { row }],
  ],
  tags: {
    busy: "opening, leaving",
    failed: "unreachable",
    open: "signedOut",
    settled: "signedIn",
  },
  asks: {
    findPerson: undefined,
    passwordForm: { values: {} },
    codeForm: { values: {} },
    logoutCall: undefined,
    drafts: { person },
  },
  drivers: {
    "screen.close": (root) => {
      const actor = createActor(screen, { parent: root }).start();
      root.send({ type: "screen.close", actor });
    },
  },
  claims: {
    "a person is known exactly while signed in": (snapshot) =>
      (snapshot.context.person !== null) ===
      (snapshot.matches("signedIn") || snapshot.matches("leaving")),
    "the next person finds no row of the one before": (snapshot) =>
      snapshot.matches("signedIn") || snapshot.matches("leaving") || snapshot.context.row === "",
  },
});
