import { platformEntry } from "@gatehouse/machines/platforms/platform-entry";
import type { Move } from "../kit/model.ts";
import { chartModel, done } from "../kit/specification.ts";

const named = { email: "b***@e***.com", sender: "Demo Exchange" };
const claimed = { kind: "claimed", reply: "reply" };
const expired = { kind: "expired" };
const address = { email: "ada@example.com" };
const read = (kind: string, leads: string): Move => [
  done("readTicket", { kind, ...named }),
  `reading -> ${leads}`,
  ({ context }) => context.ticket.kind === kind && context.ticket.sender === named.sender,
];

export const platformEntryModel = chartModel({
  machine: platformEntry,
  inputs: [{ arrival: { address, details: {} } }],
  begins: "reading",
  moves: [
    read("newGuest", "choosing"),
    read("ownGuest", "recognised"),
    read("ownMember", "entering"),
    read("newMember", "confirmAccountSwitch"),
    read("another", "confirmAccountSwitch"),
    [done("readTicket", { kind: "missing" }), "reading -> missing"],
    [done("readTicket", expired), "reading -> expired"],
    [{ type: "person.change" }, "* -> reading"],
    [{ type: "ticket.change" }, "* -> reading"],
    [{ type: "account.enter" }, "recognised -> entering"],
    [
      { type: "account.switch" },
      "confirmAccountSwitch -> entering | choosing",
      (after) => after.matches("entering") === (after.context.ticket.kind === "another"),
    ],
    [{ type: "account.bind" }, "choosing -> binding"],
    [{ type: "account.create" }, "choosing -> creating"],
    [{ type: "account.choose" }, "binding, creating -> choosing"],
    [done("enter", claimed), "entering -> signedIn ! session.begin"],
    [done("enter", expired), "entering -> expired"],
    [
      done("claim", claimed),
      "binding -> bound ! session.begin; creating -> created ! session.begin",
    ],
    [done("claim", expired), "binding, creating -> expired"],
  ],
  tags: {
    busy: "reading, entering",
    open: "recognised, confirmAccountSwitch, choosing",
    settled: "bound, created, signedIn, missing, expired",
  },
  asks: {
    session: undefined,
    visit: { address, details: {} },
    readTicket: undefined,
    enter: undefined,
    bindAccount: { values: address },
    createAccount: { values: {} },
  },
  facts: ({ context }) => ({ ticket: context.ticket?.kind ?? null }),
  claims: {
    "every page but those without a good ticket names the platform": ({ value, context }) =>
      ["reading", "missing", "expired"].includes(String(value)) || "sender" in context.ticket,
    "a ticket that expired or is read again names nothing": (snapshot) =>
      !(snapshot.matches("expired") || snapshot.matches("reading")) ||
      snapshot.context.ticket === null,
    "an account that has another owner is never offered a new one": (snapshot) =>
      !["choosing", "binding", "creating"].some((state) => snapshot.matches(state)) ||
      ["newGuest", "newMember"].includes(snapshot.context.ticket.kind),
  },
});
