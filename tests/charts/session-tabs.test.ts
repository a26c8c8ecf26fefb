import { leaving } from "@gatehouse/machines/sessions/leaving";
import { session } from "@gatehouse/machines/sessions/session";
import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import { sessionEnd } from "@gatehouse/machines/sessions/session-end";
import type { Fact } from "@gatehouse/machines/sessions/session-facts";
import { call, callOf, type CallOutcome } from "@gatehouse/machines/shared/call";
import { createActor, fromCallback, fromPromise, waitFor, type AnyActorRef } from "xstate";
import { expect, test } from "vitest";

const person = {
  id: "1",
  role: "holder",
  account: "10000001",
  name: "Ada",
  email: "ada@example.com",
} as const;
const other = {
  ...person,
  id: "2",
  account: "10000002",
  name: "Ben",
  email: "ben@example.com",
} as const;
const rejection = {
  type: "session.refuse",
  isHeld: false,
  end: { session: 7, wait: 0 },
} as const;
const expired = { ...rejection, refusal: { code: "sessionExpired" } } as const;
const moved = { ...rejection, refusal: { code: "accountMoved" } } as const;
const lease = { deadline: 100, end: 1000, now: 0, session: 7 };
const begin = { type: "session.begin", person, lease: { ...lease, session: 8 } } as const;

interface Air {
  tabs: Set<AnyActorRef>;
  told: Fact["type"][];
  shown: string[];
  kept: string[];
  /** Whether a page has something that would be lost. */
  isHeld: boolean;
}

const silent = fromCallback<{ type: "tick"; now: number }>(() => {});

/** A tab of one browser: what it tells reaches every other tab, and is written down. */
function openTab(air: Air) {
  const peers = fromCallback<{ type: "tell"; fact: Fact }>(({ receive, self }) => {
    receive(({ fact }) => {
      air.told.push(fact.type);
      for (const tab of air.tabs) if (tab !== self._parent) tab.send(fact);
    });
  });
  const keepWork = fromPromise<boolean>(async () => {
    air.kept.push("kept");
    return air.isHeld;
  });
  const send = fromPromise<CallOutcome, object | undefined>(async () => ({
    kind: "answered",
    result: undefined,
  }));
  const actor = createActor(
    session.provide({
      actors: {
        peers,
        clock: sessionClock.provide({ actors: { ticker: silent } }),
        sessionEnd: sessionEnd.provide({ actors: { keepWork } }),
        leaving: leaving.provide({ actors: { saveWork: fromPromise(async () => true) } }),
        signOut: callOf<undefined, undefined>(call.provide({ actors: { send } })),
        identify: fromPromise<Fact>(async () => ({
          type: "peer.begin",
          person,
          lease,
          session: 7,
        })),
      },
    }),
    { input: { warnAhead: 20 } },
  );
  actor.on("refusal.show", ({ refusal }) => void air.shown.push(refusal.code));
  air.tabs.add(actor);
  return actor.start();
}

async function threeTabs(isHeld = true) {
  const air: Air = { tabs: new Set(), told: [], shown: [], kept: [], isHeld };
  const tabs = [openTab(air), openTab(air), openTab(air)] as const;
  await Promise.all(tabs.map((tab) => waitFor(tab, (snapshot) => snapshot.matches("member"))));
  const states = () => tabs.map((tab) => JSON.stringify(tab.getSnapshot().value));
  const deadlines = () =>
    tabs.map(
      (tab) => (tab.getSnapshot().children["clock"] as AnyActorRef).getSnapshot().context.deadline,
    );
  return { air, tabs, states, deadlines };
}

const ended = (tab: ReturnType<typeof openTab>) =>
  waitFor(tab, (snapshot) => !snapshot.matches("ending"));
const inside = '{"member":"active"}';

test("however many calls are rejected: each tab puts what is typed in safety before and after the words, and all are told once", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  tabs[0].send(moved);
  expect(states()).toEqual(Array(3).fill('"ending"'));
  await Promise.all(tabs.map(ended));
  expect([states(), air]).toEqual([
    Array(3).fill('"suspended"'),
    {
      ...air,
      told: ["peer.refuse"],
      shown: ["sessionExpired", "accountMoved"],
      kept: Array(6).fill("kept"),
    },
  ]);
});

test("signing in again in one tab brings all back", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  tabs[1].send(begin);
  expect([states(), air.told]).toEqual([Array(3).fill(inside), ["peer.refuse", "peer.begin"]]);
});

test("a late rejection from the ended session ends no new one, in no tab", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  tabs[1].send(begin);
  tabs[2].send(expired);
  // The channel can deliver it late too.
  tabs[0].send({ type: "peer.refuse", session: 7, wait: 0 });
  expect([states(), air.told, air.shown]).toEqual([
    Array(3).fill(inside),
    ["peer.refuse", "peer.begin"],
    ["sessionExpired"],
  ]);
});

test("a holder whose address is another now is the same person in all, a person of another id is not", async () => {
  const { tabs, states } = await threeTabs();
  const email = "ada@new.example";
  tabs[1].send({ ...begin, person: { ...person, email } });
  expect([states(), tabs.map((tab) => tab.getSnapshot().context.person?.email)]).toEqual([
    Array(3).fill(inside),
    Array(3).fill(email),
  ]);
  tabs[1].send({ ...begin, person: { ...person, id: "1/ada", role: "assistant" } });
  expect(states()).toEqual(Array(3).fill('"displaced"'));
});

test("an answer in one tab moves the deadline in all", async () => {
  const { air, tabs, deadlines } = await threeTabs();
  tabs[2].send({ type: "session.renew", deadline: 500, now: 1 });
  expect([deadlines(), air.told]).toEqual([[500, 500, 500], ["lease.renew"]]);
});

test("signing out in one tab leaves in all, and no one is known any more", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[1].send({ type: "session.leave" });
  await waitFor(tabs[1], (snapshot) => snapshot.matches("signedOut"));
  expect([states(), air.told, tabs.map((tab) => tab.getSnapshot().context.person)]).toEqual([
    ['"guest"', '"signedOut"', '"guest"'],
    ["peer.leave"],
    [null, null, null],
  ]);
});

test("leaving a page that asks to sign in again leaves it in all tabs", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  tabs[2].send({ type: "session.leave" });
  expect([states(), air.told]).toEqual([Array(3).fill('"guest"'), ["peer.refuse", "peer.leave"]]);
});

test("a page with nothing to lose is left for the login page, and comes back too", async () => {
  const { tabs, states } = await threeTabs(false);
  tabs[0].send(expired);
  await Promise.all(tabs.map(ended));
  expect(states()).toEqual(Array(3).fill('"away"'));
  tabs[1].send(begin);
  expect(states()).toEqual(Array(3).fill(inside));
});

test("the deadline of one tab is that of the session: what has not been renewed ends", async () => {
  const { tabs, states } = await threeTabs();
  tabs[0].getSnapshot().children["clock"]?.send({ type: "tick", now: 100 });
  await ended(tabs[0]);
  expect(states()).toEqual(['"suspended"', inside, inside]);
});

test("another person who signs in never gets the first one's page, whether the session had ended or not", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send({ ...begin, person: other });
  expect([states(), air.told]).toEqual([Array(3).fill('"displaced"'), ["peer.begin"]]);
  expect(tabs.map((tab) => tab.getSnapshot().hasTag("locked"))).toEqual([true, true, true]);
  const later = await threeTabs();
  later.tabs[0].send(expired);
  await Promise.all(later.tabs.map(ended));
  later.tabs[1].send({ ...begin, person: other });
  expect(later.states()).toEqual(Array(3).fill('"displaced"'));
});
