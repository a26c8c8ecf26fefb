import type * as v from "valibot";
import type { DeskRole } from "../desk/roles.ts";
import { type Nothing, type Schema, type Wire, wireOf, type WrittenWire } from "./call.ts";

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

interface Written<
  B extends Schema,
  Q extends Schema,
  P extends Schema,
  R extends Schema,
> extends WrittenWire<B, Q, P, R> {
  roles: DeskCall["roles"];
  isPoll?: boolean;
}

export const deskCall = <
  B extends v.GenericSchema<any, any> = Nothing,
  Q extends v.GenericSchema<any, any> = Nothing,
  P extends v.GenericSchema<any, any> = Nothing,
  R extends v.GenericSchema<any, any> = Nothing,
>(
  row: Written<B, Q, P, R>,
): DeskCall<B, Q, P, R> => ({ ...wireOf(row), roles: row.roles, isPoll: row.isPoll ?? false });
