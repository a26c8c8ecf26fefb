import { session, type Fact, type Kept, type Person } from "@gatehouse/machines/sessions/session";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import * as account from "#contract/calls/account.ts";
import { isActivity, anonymous, personIn, type ReplyTo } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { api, onAnswer, onceBack, showing } from "#portal/app/api.ts";
import { endOf, onSessionEnd } from "#portal/app/reactions.ts";
import { wantAround } from "#portal/shell/around.ts";
import { noteJournals } from "#portal/actors/journal.ts";
import { knownLinkActor } from "../collaborators/known-link.ts";
import { notify } from "../notifications/notices.ts";
import { signedInMark } from "./signed-in-mark.ts";
import { ticker } from "#portal/actors/ticker.ts";

const minute = 60_000;
const second = 1000;

type PersonReply = ReplyTo<typeof account.login>;

/** A reply about the person as the chart knows it; deadline and end move to this computer's clock. */
export function memberOf(reply: PersonReply) {
  const now = Date.now();
  const person: Person = {
    role: reply.is_assistant ? "assistant" : "holder",
    name: reply.contact_name,
    email: reply.email,
    account: reply.account_number,
  };
  const here = (moment: number) => now + (moment - reply.now);
  return { person, now, deadline: here(reply.idle_until), end: here(reply.ends_at) };
}

const identify = fromPromise(async () => {
  if (localStorage.getItem(signedInMark) === null) return { kind: "guest" as const };
  const outcome = await api(account.whoAmI);
  if (!outcome.ok && outcome.status !== 401) throw new Error(outcome.refusal);
  if (!outcome.ok) return { kind: "guest" as const };
  return { kind: "member" as const, ...memberOf(outcome.data) };
});

const extend = fromPromise(async () => {
  const outcome = await api(account.extendSession);
  if (!outcome.ok && endOf(outcome) === undefined) throw new Error(outcome.refusal);
  if (!outcome.ok) return { kind: "refused" as const, reason: outcome.refusal };
  const now = Date.now();
  return {
    kind: "renewed" as const,
    now,
    deadline: now + (outcome.data.idle_until - outcome.data.now),
  };
});

const beforeEnd = new Set<() => Promise<boolean>>();

/**
 * Puts something, such as what is typed, in safety before a session's end leads away from the page;
 * the work gives whether leaving would lose or interrupt something all the same.
 */
export function beforeSessionEnds(work: () => Promise<boolean>): () => void {
  beforeEnd.add(work);
  return () => void beforeEnd.delete(work);
}

let waiting = 0;

const keep = fromPromise<Kept>(async () => {
  const held = await Promise.all([...beforeEnd].map((work) => work()));
  return { isHeld: waiting > 0 || held.includes(true) };
});

/** Whether the session that has just ended goes on with the same person, once that is known. */
export async function isBack(): Promise<boolean> {
  waiting += 1;
  try {
    const known = await waitFor(
      sessionActor,
      (now) => !now.matches("ending") && !now.matches("suspended"),
    );
    return known.matches("member");
  } finally {
    waiting -= 1;
  }
}

const beforeLeaving = new Set<() => Promise<boolean>>();

/** Saves something, such as what is typed, before a person signs out; the work gives whether it is saved. */
export function beforeSigningOut(work: () => Promise<boolean>): () => void {
  beforeLeaving.add(work);
  return () => void beforeLeaving.delete(work);
}

const save = fromPromise(async () => {
  const saved = await Promise.all([...beforeLeaving].map((work) => work()));
  return { isSaved: saved.every(Boolean) };
});

const signOut = fromPromise(async () => {
  // Signing out clears what the browser keeps; what somebody typed and nobody else can read is not lost by it.
  const putBack = noteJournals();
  const outcome = await api(account.logout);
  putBack();
  if (!outcome.ok && outcome.status !== 401) throw new Error(outcome.refusal);
});

const peers = fromCallback<{ type: "tell"; fact: Fact }>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel("gatehouse.session");
  channel.onmessage = (message: MessageEvent<Fact>) => sendBack(message.data);
  receive(({ fact }) => channel.postMessage(fact));
  return () => channel.close();
});

/** Somebody signed in. */
export function begin(reply: PersonReply) {
  sessionActor.send({ type: "session.begin", ...memberOf(reply) });
}

/** The one session of this tab; it begins when the first page that needs it is opened. */
export const sessionActor = createActor(
  session.provide({
    actors: {
      identify,
      extend,
      keep,
      save,
      signOut,
      ticker: ticker(second),
      peers,
    },
  }),
  { input: { warnAhead: limits.sessionWarnMinutes * minute } },
);

sessionActor.subscribe((snapshot) => {
  const { person } = snapshot.context;
  if (person) localStorage.setItem(signedInMark, "1");
  else if (!snapshot.hasTag("busy")) localStorage.removeItem(signedInMark);
});
sessionActor.on("refusal.say", ({ code, says }) => says && notify(code, "negative", says));
sessionActor.start();
onSessionEnd((ended) => sessionActor.send({ type: "session.refuse", ...ended }));
showing(() => personShown(sessionActor.getSnapshot()));
onceBack(async (refused) => endOf(refused) !== undefined && isBack());
wantAround();

function personShown(known: ReturnType<typeof sessionActor.getSnapshot>): string | undefined {
  if (known.context.person) return personIn(known.context.person);
  return known.matches("guest") || known.matches("signedOut") ? anonymous : undefined;
}

/** Hears that another person is signed in here than before, or nobody is; gives the way to stop hearing. */
export function whenPersonChanges(hear: () => void): () => void {
  const thereNow = () => {
    const known = sessionActor.getSnapshot();
    return known.matches("displaced") ? "another" : personShown(known);
  };
  let there = thereNow();
  const hearing = sessionActor.subscribe(() => {
    const before = there;
    there = thereNow() ?? before;
    if (before !== undefined && before !== there) hear();
  });
  return () => hearing.unsubscribe();
}

onAnswer((outcome, call) => {
  if (!outcome.ok || call.caller === "anyone") return;
  if (sessionActor.getSnapshot().context.person?.role === "assistant")
    knownLinkActor.send({ type: "link.recall" });
  if (!isActivity(call)) return;
  const now = Date.now();
  sessionActor.send({
    type: "session.renew",
    now,
    deadline: now + limits.sessionIdleMinutes * minute,
  });
});

/** Another tab signed somebody in, of which this one has not heard: it learns who. */
async function hearWhoBegan() {
  const outcome = await api(account.whoAmI);
  if (outcome.ok) sessionActor.send({ type: "peer.begin", ...memberOf(outcome.data) });
}

onAnswer((outcome) => {
  if (!outcome.ok && outcome.refusal === "otherPerson") void hearWhoBegan();
});

/** The session once it is known whether there is one; where nobody answered before, it is asked for again. */
export function whoIsThere() {
  sessionActor.send({ type: "session.ask" });
  return waitFor(sessionActor, (snapshot) => !snapshot.hasTag("busy"));
}
