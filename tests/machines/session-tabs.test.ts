import { session, type Extension, type Fact, type Identity } from "@gatehouse/machines/session";
import { createActor, fromCallback, fromPromise, waitFor, type AnyActorRef } from "xstate";
import { expect, test } from "vitest";

const person = { role: "holder", name: "Ada", email: "ada@example.com" } as const;
const lease = { deadline: 100, now: 0 };

interface Air {
  tabs: Set<AnyActorRef>;
  told: Fact["type"][];
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
        ticker: fromCallback<{ type: "tick"; now: number }>(() => {}),
        identify: fromPromise<Identity>(async () => ({ kind: "member", person, ...lease })),
        extend: fromPromise<Extension>(async () => ({ kind: "renewed", deadline: 500, now: 1 })),
        signOut: fromPromise<void>(async () => {}),
      },
    }),
    { input: { warnAhead: 20 } },
  );
  air.tabs.add(actor);
  return actor.start();
}

async function threeTabs() {
  const air: Air = { tabs: new Set(), told: [] };
  const tabs = [openTab(air), openTab(air), openTab(air)] as const;
  await Promise.all(tabs.map((tab) => waitFor(tab, (snapshot) => snapshot.matches("member"))));
  const states = () => tabs.map((tab) => JSON.stringify(tab.getSnapshot().value));
  return { air, tabs, states };
}

test("a refusal in one tab suspends all, and is told once", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send({ type: "session.refuse", reason: "sessionOver" });
  tabs[0].send({ type: "session.refuse", reason: "sessionOver" });
  expect([states(), air.told]).toEqual([Array(3).fill('"suspended"'), ["peer.refuse"]]);
});

test("signing in again in one tab brings all back", async () => {
  const { air, tabs, states } = await threeTabs();
  tabs[0].send({ type: "session.refuse", reason: "sessionOver" });
  tabs[1].send({ type: "session.begin", person, ...lease });
  expect([states(), air.told]).toEqual([
    Array(3).fill('{"member":"active"}'),
    ["peer.refuse", "peer.begin"],
  ]);
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
  await waitFor(tabs[1], (snapshot) => snapshot.matches("guest"));
  expect([states(), air.told, tabs.map((tab) => tab.getSnapshot().context.person)]).toEqual([
    Array(3).fill('"guest"'),
    ["peer.leave"],
    [null, null, null],
  ]);
});
