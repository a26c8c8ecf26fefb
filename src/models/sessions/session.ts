import { session } from "@gatehouse/machines/sessions/session";
import type { Person } from "@gatehouse/machines/sessions/session-facts";
import type { AnyMachineSnapshot } from "xstate";
import type { Move } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const warnAhead = 20;
const refusal = { code: "sessionExpired" };
const sessions = { "1": 7, "1/bo": 8 };
const lease = { deadline: 100, now: 0, end: 1000, session: 7 };
const holder = { id: "1", role: "holder", name: "Ada", email: "ada@example.com" };
const moved = { ...holder, email: "ada@new.example" };
const other = { id: "1/bo", role: "assistant", name: "Bo", email: "bo@example.com" };
const renewal = { deadline: 101, now: 0 };
const left = { person: null, lease: null };

/** A sign-in here or in another tab: the same person goes on, another never gets the page of the first. */
const begin = (type: "session.begin" | "peer.begin", person: typeof holder): Move => {
  const told = type === "session.begin" ? " ! tell" : "";
  const lasting = { ...lease, session: sessions[person.id as "1"] };
  return [
    { type, person, lease: lasting },
    `asking, unreachable, guest, signedOut -> member.active${told}; * -> member.active${told} | displaced${told}`,
    (after, before) => {
      const known: Person | null = before.context.person;
      const isOther = known !== null && known.id !== person.id;
      if (isOther) return after.matches("displaced") && after.context.person.id === known.id;
      const { person: now, lease: lasts, isHeld } = after.context;
      return now === person && lasts === lasting && !isHeld && after.matches("member");
    },
  ];
};

/**
 * The server says that the session under which a call was sent has ended. A late answer of an earlier session
 * changes nothing. What is on the page then waits to be sent again, or does not.
 */
const refuse = (wait: number, isHeld: boolean): Move => [
  { type: "session.refuse", refusal, isHeld, end: { session: 7, wait } },
  "member.active, member.leaving -> ending ! refusal.show, tell | refused; member.signingOut -> stays; ending, suspended, away, displaced -> stays ! refusal.show | refused",
  (after, before) => {
    const { context } = before;
    const isOwn = context.lease.session === 7 || before.matches({ member: "signingOut" });
    if (!isOwn) return after.context === context;
    const { wait: lasts, isHeld: now } = after.context;
    return (
      now === (context.isHeld || isHeld) &&
      (!after.matches("ending") || !isInside(before) || lasts === wait)
    );
  },
];

const isInside = (at: AnyMachineSnapshot) => at.matches("member");

export const sessionModel = chartModel({
  machine: session,
  inputs: [{ warnAhead }],
  begins: "asking",
  moves: [
    [done("identify", { type: "peer.leave" }), "asking -> guest"],
    [
      done("identify", { type: "peer.begin", person: holder, lease }),
      "asking -> member.active",
      { person: holder, lease },
    ],
    [noAnswer("identify"), "asking -> unreachable"],
    [{ type: "session.ask" }, "unreachable -> asking"],
    begin("session.begin", holder),
    begin("session.begin", other),
    begin("peer.begin", moved),
    begin("peer.begin", other),
    [{ type: "session.renew", ...renewal }, "member -> stays ! tell, lease.renew"],
    [{ type: "lease.renew", ...renewal }, "member -> stays ! lease.renew"],
    [{ type: "session.extend" }, "member -> member.active ! session.extend"],
    [done("clock"), "member -> ending", { wait: 0 }],
    refuse(300, false),
    refuse(1500, true),
    [
      { type: "session.refuse", refusal, isHeld: false, end: { session: null, wait: 300 } },
      "asking, unreachable, guest, signedOut -> stays ! refusal.show; member.signingOut -> stays",
    ],
    [
      { type: "peer.refuse", wait: 300, session: 7 },
      "member -> ending | refused",
      (after, { context }) =>
        context.lease.session === 7
          ? after.matches("ending") && after.context.wait === 300
          : after.context === context,
    ],
    [done("sessionEnd", { isHeld: true }), "ending -> suspended"],
    [
      done("sessionEnd", { isHeld: false }),
      "ending -> suspended | away",
      (after, before) => after.matches("away") !== before.context.isHeld,
    ],
    [
      { type: "session.leave" },
      "member.active -> member.leaving; suspended -> guest ! tell",
      (after) => isInside(after) || after.context.person === null,
    ],
    [done("leaving"), "member.leaving -> member.signingOut"],
    [done("signOut"), "member.signingOut -> signedOut ! tell", left],
    [{ type: "peer.leave" }, "* -> guest", left],
  ],
  tags: {
    busy: "asking",
    open: "member, suspended",
    locked: "ending, suspended, away, displaced",
    settled: "guest, signedOut, away",
    failed: "unreachable, displaced",
  },
  asks: {
    peers: undefined,
    identify: undefined,
    clock: { ...lease, warnAhead },
    leaving: undefined,
    signOut: undefined,
    sessionEnd: { wait: 300 },
  },
  facts: ({ context: { person, isHeld, wait } }) => ({ person: person?.id ?? null, isHeld, wait }),
  claims: {
    "time runs exactly while the person is inside": (at) =>
      (at.children["clock"] !== undefined) === isInside(at),
    "the server ends the session only once everything is saved or the person insists": (at) =>
      (at.children["signOut"] !== undefined) === at.matches({ member: "signingOut" }),
    "a person is known exactly while a page of theirs may be open": (at) =>
      (at.context.person !== null) === (isInside(at) || at.hasTag("locked")),
  },
});
