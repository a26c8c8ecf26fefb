import { session } from "@gatehouse/machines/sessions/session";
import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import { sessionEnd } from "@gatehouse/machines/sessions/session-end";
import type { Begun, Fact, Person } from "@gatehouse/machines/sessions/session-facts";
import { leaving } from "@gatehouse/machines/sessions/leaving";
import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import * as account from "#contract/calls/account.ts";
import { anonymous, personIn, type ReplyTo } from "#contract/calls/call.ts";
import { servicesOf } from "#portal/system/system.ts";
import { callActor } from "#portal/actors/call.ts";
import { backupJournals } from "#portal/actors/journal.ts";
import { signedInMark } from "./signed-in-mark.ts";
import { ticker } from "#portal/actors/ticker.ts";
import { workKept, workSaved } from "./work.ts";

const second = 1000;

type SessionRef = ActorRefFrom<typeof session>;

/** A reply about the person as the chart knows it; deadline and end move to this computer's clock. */
export function memberOf(reply: ReplyTo<typeof account.login>): Begun {
  const now = Date.now();
  const { email, account_number: account } = reply;
  const role = reply.is_assistant ? "assistant" : "holder";
  const id = personIn({ account, role, email });
  const person: Person = { id, account, role, email, name: reply.contact_name };
  const here = (moment: number) => now + (moment - reply.now);
  const lease = { now, deadline: here(reply.idle_until), end: here(reply.ends_at) };
  return { person, lease: { ...lease, session: reply.ends_at } };
}

const identify = fromPromise<Fact>(async ({ system }) => {
  if (localStorage.getItem(signedInMark) === null) return { type: "peer.leave" };
  const outcome = await servicesOf(system).api(account.whoAmI);
  if (!outcome.ok && outcome.status !== 401) throw new Error(outcome.refusal);
  return outcome.ok ? { type: "peer.begin", ...memberOf(outcome.data) } : { type: "peer.leave" };
});

/** The answer itself renews the lease or ends the session. */
const extend = fromPromise<void>(async ({ system }) => {
  const outcome = await servicesOf(system).api(account.extendSession);
  if (!outcome.ok) throw new Error(outcome.refusal);
});

const signOut = callActor<undefined, undefined>(async (_, { system }) => {
  // Signing out clears what the browser keeps; what a person typed and only they can read is not lost by it.
  const putBack = backupJournals();
  const outcome = await servicesOf(system).api(account.logout);
  putBack();
  if (!outcome.ok && outcome.status !== 401) throw new Error(outcome.refusal);
  return { kind: "answered", result: undefined };
});

const peers = fromCallback<{ type: "tell"; fact: Fact }>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel("gatehouse.session");
  channel.onmessage = (message: MessageEvent<Fact>) => sendBack(message.data);
  receive(({ fact }) => channel.postMessage(fact));
  return () => channel.close();
});

export const wiredSession = session.provide({
  actors: {
    clock: sessionClock.provide({ actors: { ticker: ticker(second), extend } }),
    sessionEnd: sessionEnd.provide({ actors: { keepWork: workKept } }),
    leaving: leaving.provide({ actors: { saveWork: workSaved } }),
    signOut,
    identify,
    peers,
  },
});

/** Keeps in the browser whether someone is signed in, for the next page. */
export function keepMark(actor: SessionRef) {
  actor.subscribe((snapshot) => {
    if (snapshot.context.person) localStorage.setItem(signedInMark, "1");
    else if (snapshot.hasTag("settled")) localStorage.removeItem(signedInMark);
  });
}

/** The person a tab shows, as its calls send it; undefined while that is not known. */
export function personShown(now: SnapshotFrom<typeof session>): string | undefined {
  return now.context.person?.id ?? (now.hasTag("settled") ? anonymous : undefined);
}

/** Whether the session that has just ended goes on with the same person, once that is known. */
export function isBack(actor: SessionRef): Promise<boolean> {
  // The page may be closed before: then no one is back.
  return waitFor(actor, (now) => !now.matches("ending") && !now.matches("suspended")).then(
    (known) => known.matches("member"),
    () => false,
  );
}

/** Calls back when another person is signed in here than before, or no one. Returns an unsubscribe function. */
export function whenPersonChanges(actor: SessionRef, change: () => void): () => void {
  const shownNow = () => {
    const now = actor.getSnapshot();
    return now.matches("displaced") ? "another" : personShown(now);
  };
  let shown = shownNow();
  const subscription = actor.subscribe(() => {
    const before = shown;
    shown = shownNow() ?? before;
    if (before !== undefined && before !== shown) change();
  });
  return () => subscription.unsubscribe();
}

/** The session once it is known whether there is one; where there was no answer before, it is asked for again. */
export function loadSession(actor: SessionRef) {
  actor.send({ type: "session.ask" });
  return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
}
