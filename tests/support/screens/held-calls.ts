import {
  type Call,
  isActivity,
  type ReplyTo,
  sessionHeaders,
  type Wire,
} from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { deskRefusals } from "#contract/refusals/desk-refusals.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { isWrong, replyTo } from "./faults/watch.ts";

const allRefusals = { ...refusals, ...deskRefusals };
type Refusal = keyof typeof allRefusals;
type About = (body: unknown) => boolean;

/** One request that waits for its answer. */
export interface HeldCall {
  path: string;
  body: unknown;
  /** The person that the page shows, as it tells the server. */
  person?: string | null;
  answer: (status: number, envelope: unknown, headers?: Record<string, string>) => void;
  lose: () => void;
  /** So much of a file has gone out, in percent. */
  progress?: (percent: number) => void;
}

/** The server's side of the wire: every request to it waits here until a path says what comes back. */
export class HeldCalls {
  waiting: HeldCall[] = [];
  #standing = new Map<string, { call: Wire; reply: () => unknown }>();

  /** A call that every path answers alike and at once. */
  always<C extends Wire>(call: C, reply: () => ReplyTo<C>) {
    this.#standing.set(call.path, { call, reply });
  }

  /** Lets every request of a call wait that was answered at once; returns how to answer it as before. */
  withhold(call: Wire): () => void {
    const reply = this.#standing.get(call.path);
    this.#standing.delete(call.path);
    return () => void (reply && this.#standing.set(call.path, reply));
  }

  forget() {
    this.waiting = [];
    this.#standing.clear();
  }

  /** Takes in a request; one with a standing answer does not wait. */
  hold(held: HeldCall) {
    for (const [path, { call, reply }] of this.#standing)
      if (fits(path, held.path)) return give(held, call, replyTo(path, reply()));
    this.waiting.push(held);
  }

  /** The newest waiting request of a call, or of those whose body is `about` something; throws when there is none. */
  newest(call: Wire, about: About = anything): HeldCall {
    const found = this.waiting.findLast((held) => fits(call.path, held.path) && about(held.body));
    if (!found) throw new Error(`no request waits for ${call.path}`);
    return found;
  }

  answer<C extends Wire>(call: C, data: ReplyTo<C>, about?: About) {
    const held = this.#take(call, about);
    if (!isWrong("answer", call.path)) give(held, call, data);
  }

  refuse(call: Wire, refusal: Refusal, data: Record<string, unknown> = {}, about?: About) {
    const { code, status, message: says } = allRefusals[refusal];
    const envelope = { code, message: says.message, data: { refusal, ...data } };
    const held = this.#take(call, about);
    if (isWrong("refusal", call.path)) held.lose();
    else held.answer(status, envelope);
  }

  /** The connection breaks. */
  lose(call: Wire, about?: About) {
    const held = this.#take(call, about);
    if (!isWrong("loss", call.path)) held.lose();
  }

  #take(call: Wire, about: About = anything): HeldCall {
    const held = this.newest(call, about);
    this.waiting = this.waiting.filter(({ path, body }) => !(fits(call.path, path) && about(body)));
    return held;
  }
}

const anything = () => true;
const minute = 60_000;

/** An answer of the server, which moves the end of the session as the server does. */
function give(held: HeldCall, call: Wire & Partial<Call>, data: unknown) {
  const envelope = { code: 0, message: "", data };
  if (call.caller === undefined || call.caller === "anyone" || !isActivity(call as Call))
    return held.answer(200, envelope);
  const now = Date.now();
  const { idle_until = now + limits.sessionIdleMinutes * minute } = (data ?? {}) as {
    idle_until?: number;
  };
  held.answer(200, envelope, {
    [sessionHeaders.idleUntil]: String(idle_until),
    [sessionHeaders.now]: String(now),
  });
}

function fits(template: string, path: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
}
