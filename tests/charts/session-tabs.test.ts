import {
  session,
  type Extension,
  type Fact,
  type Identity,
  type Kept,
} from "@gatehouse/machines/sessions/session";
import { createActor, fromCallback, fromPromise, waitFor, type AnyActorRef } from "xstate";
import { expect, test } from "vitest";

const person = { role: "holder", name: "Ada", email: "ada@example.com", account: "1" } as const;
const other = { ...person, name: "Ben", email: "ben@example.com", account: "2" } as const;
const refusal = { type: "session.refuse", reason: "sessionExpired", wait: 0 } as const;
const expired = { ...refusal, code: "1", says: "Log in again." };
const moved = { ...refusal, code: "2", says: "The account has moved." };
const lease = { deadline: 100, end: 1000, now: 0 };

interface Air {
  tabs: Set<AnyActorRef>;
  told: Fact["type"][];
  said: string[];
  kept: string[];
  /** Whether a page has something that would be lost. */
  isHeld: boolean;
}

/** A tab of one browser: what it tells reaches every other tab, and is written down. */
function openTab(air: Air) {
  const peers = fromCallback<{ type: "tell"; fact: Fact }>(({ receive, self }) => {
    receive(({ fact }) => {
      air.told.push(fact.type);
      for (const tab of air.tabs) if (tab !== self._parent) tab.send(fact);
    });
  });
  const actor = createActor(
    session.provide({
      actors: {
        peers,
        keep: fromPromise<Kept>(async () => {
          air.kept.push("kept");
          return { isHeld: air.isHeld };
        }),
        ticker: fromCallback<{ type: "tick"; now: number }>(() => {}),
        identify: fromPromise<Identity>(async () => ({ kind: "member", person, ...lease })),
        extend: fromPromise<Extension>(async () => ({ kind: "renewed", deadline: 500, now: 1 })),
        save: fromPromise<{ isSaved: boolean }>(async () => ({ isSaved: true })),
        signOut: fromPromise<void>(async () => {}),
      },
    }),
    { input: { warnAhead: 20 } },
  );
  actor.on("refusal.say", ({ code }) => void air.said.push(code));
  air.tabs.add(actor);
  return actor.start();
}

async function threeTabs(isHeld = true) {
  const air: Air = { tabs: new Set(), told: [], said: [], kept: [], isHeld };
  const tabs = [openTab(air), openTab(air), openTab(air)] as const;
  await Promise.all(tabs.map((tab) => waitFor(tab, (snapshot) => snapshot.matches("member"))));
  const states = () => tabs.map((tab) => JSON.stringify(tab.getSnapshot().value));
  return { air, tabs, states };
}

const ended = (tab: AnyActorRef) => waitFor(tab, (snapshot) => !snapshot.matches("ending"));
const asked = '"suspended"';

test("however many refusals: each tab puts what is typed in safety before and after the words, each code is said once, and all are told once", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  tabs[0].send(moved);
  expect(states()).toEqual(Array(3).fill('{"ending":"keeping"}'));
  await Promise.all(tabs.map(ended));
  tabs[0].send(expired);
  expect([states(), air]).toEqual([
    Array(3).fill(asked),
    { ...air, told: ["peer.refuse"], said: ["1", "2"], kept: Array(6).fill("kept") },
  ]);
});

test("signing in again in one tab brings all back", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  tabs[1].send({ type: "session.begin", person, ...lease });
  expect([states(), air.told]).toEqual([
    Array(3).fill('{"member":"active"}'),
    ["peer.refuse", "peer.begin"],
  ]);
});

test("a holder whose address is another now is the same person in all, somebody of another role is not", async () => {
  const { tabs, states } = await threeTabs();
  const email = "ada@new.example";
  tabs[1].send({ type: "session.begin", person: { ...person, email }, ...lease });
  expect([states(), tabs.map((tab) => tab.getSnapshot().context.person?.email)]).toEqual([
    Array(3).fill('{"member":"active"}'),
    Array(3).fill(email),
  ]);
  tabs[1].send({ type: "session.begin", person: { ...person, role: "assistant" }, ...lease });
  expect(states()).toEqual(Array(3).fill('"displaced"'));
});

test("extending in one tab moves the deadline in all", async () => {
  const { air, tabs } = await threeTabs();
  for (const tab of tabs) tab.send({ type: "tick", now: 90 });
  tabs[2].send({ type: "session.extend" });
  await waitFor(tabs[0], (snapshot) => snapshot.context.deadline === 500);
  expect([tabs.map((tab) => tab.getSnapshot().context.deadline), air.told]).toEqual([
    [500, 500, 500],
    ["peer.renew"],
  ]);
});

test("leaving in one tab leaves in all, and nobody is known any more", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[1].send({ type: "session.leave" });
  await waitFor(tabs[1], (snapshot) => snapshot.matches("signedOut"));
  expect([states(), air.told, tabs.map((tab) => tab.getSnapshot().context.person)]).toEqual([
    ['"guest"', '"signedOut"', '"guest"'],
    ["peer.leave"],
    [null, null, null],
  ]);
});

test("a page with nothing to lose is left for the login page, and comes back too", async () => {
  const { tabs, states } = await threeTabs(false);
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  expect(states()).toEqual(Array(3).fill('"away"'));
  tabs[1].send({ type: "session.begin", person, ...lease });
  expect(states()).toEqual(Array(3).fill('{"member":"active"}'));
});

test("somebody else who signs in never gets the first one's page, whether the session had ended or not", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send({ type: "session.begin", person: other, ...lease });
  expect([states(), air.told]).toEqual([Array(3).fill('"displaced"'), ["peer.begin"]]);
  const later = await threeTabs();
  later.tabs[0].send(expired);
  await Promise.all(later.tabs.map(ended));
  later.tabs[1].send({ type: "session.begin", person: other, ...lease });
  expect(later.states()).toEqual(Array(3).fill('"displaced"'));
});
