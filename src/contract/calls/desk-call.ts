import type * as v from "valibot";
import type { DeskRole } from "../desk/roles.ts";
import { nothing, type Schema, type Wire } from "./call.ts";

/** A call of the review desk. `roles`: who may make it; `anyone` before signing in. */
export interface DeskCall<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Reply extends Schema = Schema,
> extends Wire<Body, Query, Params, Reply> {
  roles: readonly DeskRole[] | "anyone" | "signedIn";
  /** A poll does not keep a session open. */
  isPoll: boolean;
}

interface Written<B extends Schema, Q extends Schema, P extends Schema, R extends Schema> {
  method: "GET" | "POST";
  path: string;
  roles: DeskCall["roles"];
  isPoll?: boolean;
  gives?: "envelope" | "bytes";
  body?: B;
  query?: Q;
  params?: P;
  reply?: R;
}

type Nothing = typeof nothing;

export const deskCall = <
  B extends v.GenericSchema<any, any> = Nothing,
  Q extends v.GenericSchema<any, any> = Nothing,
  P extends v.GenericSchema<any, any> = Nothing,
  R extends v.GenericSchema<any, any> = Nothing,
>(
  row: Written<B, Q, P, R>,
): DeskCall<B, Q, P, R> => ({
  method: row.method,
  path: row.path,
  roles: row.roles,
  isPoll: row.isPoll ?? false,
  sends: row.method === "POST" ? "json" : "nothing",
  gives: row.gives ?? "envelope",
  body: row.body ?? (nothing as unknown as B),
  query: row.query ?? (nothing as unknown as Q),
  params: row.params ?? (nothing as unknown as P),
  reply: row.reply ?? (nothing as unknown as R),
});
