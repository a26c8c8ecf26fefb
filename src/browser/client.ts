import { type $Fetch, createFetch, FetchError } from "ofetch";
import type { Renewal } from "@gatehouse/machines/sessions/session-facts";
import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type SentBodyOf,
  sessionHeaders,
  type Wire,
} from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";

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

export interface Given<C extends Wire> {
  body?: SentBodyOf<C> | BodyOf<C>;
  query?: Partial<QueryOf<C>>;
  params?: ParamsOf<C>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export interface Answer {
  outcome: Outcome<unknown>;
  /** When the session now ends; null where the answer does not say. */
  renewal: Renewal | null;
}

export const createRequest = (transport: typeof globalThis.fetch): $Fetch =>
  createFetch({ fetch: transport }).create({
    credentials: "same-origin",
    retry: 0,
    ignoreResponseError: true,
    timeout: limits.requestTimeoutMs,
  });

export async function send(
  request: $Fetch,
  call: Wire,
  given: Given<Wire>,
  headers: Record<string, string>,
): Promise<Answer> {
  try {
    const response = await request.raw(pathOf(call, given.params as Record<string, string>), {
      method: call.method,
      headers,
      ...(call.method === "GET" ? { query: { ...(given.query as object), t: Date.now() } } : {}),
      ...(call.sends === "json" ? { body: (given.body ?? {}) as Record<string, unknown> } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.keepalive ? { keepalive: true } : {}),
    });
    const renewal = renewalIn((name) => response.headers.get(name));
    return { outcome: read(response.status, response._data), renewal };
  } catch (error) {
    return { outcome: unanswered(error), renewal: null };
  }
}

/** When the session ends, as an answer says it, by the clock of this computer. */
export function renewalIn(header: (name: string) => string | null): Renewal | null {
  const [idleUntil, serverNow] = [sessionHeaders.idleUntil, sessionHeaders.now].map(header);
  if (!idleUntil || !serverNow) return null;
  const now = Date.now();
  return { now, deadline: now + (Number(idleUntil) - Number(serverNow)) };
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

/** The address of a call with its parameters. */
export function pathOf(call: Pick<Wire, "path">, params: Record<string, string> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
}
