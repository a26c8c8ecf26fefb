import { createFetch, type $Fetch, FetchError } from "ofetch";
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { locales } from "#contract/locales.ts";
import { brandNow } from "./brand.ts";
import { localeNow } from "./words.ts";

/** Why a call gave nothing: the server's refusal by name, or one of our own where there was no answer. */
export interface Refused {
  ok: false;
  code: number;
  status: number;
  refusal: string;
  message: string;
  data: Record<string, unknown>;
}

export type Outcome<Data> = { ok: true; data: Data } | Refused;

export interface Given<C extends Call> {
  body?: SentBodyOf<C> | BodyOf<C>;
  query?: Partial<QueryOf<C>>;
  params?: ParamsOf<C>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Where it differs from the call's own `isRetryable`. */
  again?: boolean;
}

export const clientVersion = "1.0.0";

type Listener = (outcome: Outcome<unknown>, call: Call) => void;
const listeners = new Set<Listener>();

/** Hears every answer, refusals included; gives the way to stop hearing. */
export function onAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells what a call was answered; for answers that do not come through the client below. */
export function answered(outcome: Outcome<unknown>, call: Call): void {
  for (const listener of listeners) listener(outcome, call);
}

type Waiting = (refused: Refused) => Promise<boolean>;
let comesBack: Waiting = async () => false;

/** Says whether what refused a call has passed, once it is known; the call is then made once more. */
export function onceBack(waiting: Waiting): void {
  comesBack = waiting;
}

let shown = (): string | undefined => undefined;

/** Says whom this tab shows, which every call then tells the server; undefined while that is not known. */
export function showing(whom: () => string | undefined): void {
  shown = whom;
}

let inFlight = 0;
const watchers = new Set<() => void>();

/** Whether a loud call is under way, for useSyncExternalStore. */
export const loading = {
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  now: () => inFlight > 0,
};

function count(call: Call, step: 1 | -1) {
  if (call.errorDisplay !== "toast") return;
  inFlight += step;
  for (const watcher of watchers) watcher();
}

/** The one configured client. Tests bring their own transport. */
export function createApi(
  transport: typeof globalThis.fetch = (...given) => globalThis.fetch(...given),
) {
  const request = createFetch({ fetch: transport }).create({
    credentials: "same-origin",
    retry: 0,
    ignoreResponseError: true,
    timeout: limits.requestTimeoutMs,
  });
  return async <C extends Call>(call: C, given: Given<C> = {}): Promise<Outcome<ReplyTo<C>>> => {
    const once = async () => {
      count(call, 1);
      const outcome = await send(request, call, given);
      count(call, -1);
      answered(outcome, call);
      return outcome as Outcome<ReplyTo<C>>;
    };
    const outcome = await once();
    if (outcome.ok || !(given.again ?? call.isRetryable)) return outcome;
    return (await comesBack(outcome)) ? once() : outcome;
  };
}

export type Api = ReturnType<typeof createApi>;

/** The headers every call carries. */
export function headers(): Record<string, string> {
  const person = shown();
  return {
    ...(person === undefined ? {} : { "X-Person": person }),
    "Accept-Language": locales[localeNow()].wire,
    "X-Brand": brandNow(),
    "X-Client-Version": clientVersion,
  };
}

async function send(request: $Fetch, call: Call, given: Given<Call>): Promise<Outcome<unknown>> {
  try {
    const response = await request.raw(pathOf(call, given.params as Record<string, string>), {
      method: call.method,
      headers: headers(),
      ...(call.method === "GET" ? { query: { ...(given.query as object), t: Date.now() } } : {}),
      ...(call.sends === "json" ? { body: (given.body ?? {}) as Record<string, unknown> } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.keepalive ? { keepalive: true } : {}),
    });
    return read(response.status, response._data);
  } catch (error) {
    return unanswered(error);
  }
}

/** What a body of the wire means: the data where code is 0, else the refusal. */
export function read(status: number, body: unknown): Outcome<unknown> {
  const envelope = body as { code?: unknown; message?: unknown; data?: unknown } | null;
  if (typeof envelope?.code !== "number") return ownRefusal("serverError", status);
  if (envelope.code === 0) return { ok: true, data: envelope.data };
  const data = (envelope.data ?? {}) as Record<string, unknown>;
  return {
    ok: false,
    code: envelope.code,
    status,
    refusal: typeof data["refusal"] === "string" ? data["refusal"] : "refused",
    message: typeof envelope.message === "string" ? envelope.message : "",
    data,
  };
}

function unanswered(error: unknown): Refused {
  const timedOut =
    error instanceof FetchError &&
    /timeout|timed out/i.test(`${String(error.cause ?? "")}${error.message}`);
  return ownRefusal(timedOut ? "timedOut" : "offline", 0);
}

/** A refusal of our own, where no envelope came. */
export function ownRefusal(
  refusal: "offline" | "timedOut" | "serverError",
  status: number,
): Refused {
  return { ok: false, code: -1, status, refusal, message: "", data: {} };
}

function pathOf(call: Call, params: Record<string, string> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
}

export const api: Api = createApi();
