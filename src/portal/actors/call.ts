import { call, callOf, type Call, type CallOutcome } from "@gatehouse/machines/shared/call";
import { fromPromise } from "xstate";
import type { System } from "../system/system.ts";

interface Scope {
  system: System;
  signal: AbortSignal;
}

/** The call chart over one call of the server; `send` throws where there is no answer. */
export function callActor<Request extends object | undefined, Result extends object | undefined>(
  send: (request: Request, scope: Scope) => Promise<CallOutcome<Result>>,
): Call<Request, Result> {
  const logic = fromPromise<CallOutcome, object | undefined>(({ input, ...scope }) =>
    send(input as Request, scope),
  );
  return callOf<Request, Result>(call.provide({ actors: { send: logic } }));
}
