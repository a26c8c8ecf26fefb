import * as v from "valibot";
import type { Role } from "../accounts/roles.ts";

export type Caller = "anyone" | "member" | "holder" | "collaborator";

/**
 * Where an error of a call is displayed: in a `toast` of the portal, which also shows the loading bar, or
 * `inline` by the screen that made the call.
 */
export type ErrorDisplay = "toast" | "inline";

/** Why a call is silent: its statuses 404, 500 and 504 are shown in no toast, which all other calls show for 2 s. */
export const silences = {
  page: "The page says it in the place of what it could not load.",
  again: "It is sent again by itself, and the page shows that it waits.",
  upload: "The upload shows a toast of its own, and the reason beside the name of the file.",
  unasked: "The person did not ask for it and goes on without it.",
  specification: "The specification does not surface its errors.",
} as const;

type Silence = keyof typeof silences;

/**
 * `own`: the call acts for the person signed in now. `any`: the tab may show a person whose session another
 * tab has replaced.
 */
type Tab = "own" | "any";

export type Schema = v.GenericSchema<unknown, unknown>;

/** What a call sends and gives. */
export interface Wire<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  method: Method;
  path: string;
  sends: "json" | "multipart" | "nothing";
  gives: "envelope" | "bytes";
  body: Body;
  query: Query;
  params: Params;
  reply: Reply;
}

export interface Call<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Reply extends Schema = Schema,
> extends Wire<Body, Query, Params, Reply> {
  caller: Caller;
  tab: Tab;
  errorDisplay: ErrorDisplay;
  silent: Silence | null;
  /** Whether it is sent again once the same person has signed in again after the session ended. */
  isRetryable: boolean;
}

export const nothing = v.strictObject({});
export type Nothing = typeof nothing;

type Method = "GET" | "POST";

/** What a call sends and gives, as it is written: a schema that is left out is empty. */
export type WrittenWire<B extends Schema, Q extends Schema, P extends Schema, R extends Schema> = {
  route: `${Method} ${string}`;
} & Partial<Omit<Wire<B, Q, P, R>, "method" | "path">>;

export function wireOf<B extends Schema, Q extends Schema, P extends Schema, R extends Schema>(
  row: WrittenWire<B, Q, P, R>,
): Wire<B, Q, P, R> {
  // A schema is left out only where its type parameter is the default.
  const none = nothing as unknown as B & Q & P & R;
  const [method, path] = row.route.split(" ") as [Method, string];
  return {
    method,
    path,
    sends: row.sends ?? (method === "POST" ? "json" : "nothing"),
    gives: row.gives ?? "envelope",
    body: row.body ?? none,
    query: row.query ?? none,
    params: row.params ?? none,
    reply: row.reply ?? none,
  };
}

interface Written<
  B extends Schema,
  Q extends Schema,
  P extends Schema,
  R extends Schema,
> extends WrittenWire<B, Q, P, R> {
  caller: Caller;
  /** Default: `own`, or `any` when anyone may call. */
  tab?: Tab;
  /** `toast` where nothing is written. */
  errorDisplay?: ErrorDisplay;
  silent?: Silence;
  /** Where nothing is written: POST calls of people who are signed in. */
  isRetryable?: boolean;
}

/**
 * A path parameter is written `{id}` and described in `params`. GET calls also carry the timestamp `t`, which
 * the server ignores.
 */
export function call<
  B extends Schema = Nothing,
  Q extends Schema = Nothing,
  P extends Schema = Nothing,
  R extends Schema = Nothing,
>(row: Written<B, Q, P, R>): Call<B, Q, P, R> {
  const wire = wireOf(row);
  return {
    ...wire,
    caller: row.caller,
    tab: row.tab ?? (row.caller === "anyone" ? "any" : "own"),
    errorDisplay: row.errorDisplay ?? "toast",
    silent: row.silent ?? null,
    isRetryable: row.isRetryable ?? (wire.method === "POST" && row.caller !== "anyone"),
  };
}

export type BodyOf<C extends Wire> = v.InferOutput<C["body"]>;
export type SentBodyOf<C extends Wire> = v.InferInput<C["body"]>;
export type QueryOf<C extends Wire> = v.InferOutput<C["query"]>;
export type ParamsOf<C extends Wire> = v.InferOutput<C["params"]>;
export type ReplyTo<C extends Wire> = v.InferOutput<C["reply"]>;

/** Every answer except a file; code 0 means success. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

/**
 * The headers on every answer to someone who is signed in: when the session ends if nothing is done, and the
 * server's clock; both in ms.
 */
export const sessionHeaders = { idleUntil: "X-Session-Idle-Until", now: "X-Session-Now" } as const;

/** The X-Person value of a tab without a session. */
export const anonymous = "anonymous";

interface Shown {
  account: string;
  role: Role;
  email: string;
}

/** The X-Person value: the account number, and for a collaborator the address too. */
export const personIn = ({ account, role, email }: Shown): string =>
  role === "holder" ? account : `${account}/${encodeURIComponent(email)}`;

export function mayCall(caller: Caller, role: Role | null): boolean {
  if (caller === "anyone") return true;
  if (caller === "collaborator") return role === "assistant";
  return caller === "member" ? role !== null : role === "holder";
}

/** Whether a call is a sign of life that keeps a session open; status polls are none (specification: an idle session ends). */
export function isActivity({
  method,
  errorDisplay,
}: Pick<Call, "method" | "errorDisplay">): boolean {
  return method === "POST" || errorDisplay === "toast";
}
