import { call, callOf, type Call, type CallOutcome } from "@gatehouse/machines/call";
import { fromPromise } from "xstate";
import type { System } from "../app/system.ts";

/** The call chart over one call of the server; `send` throws where there is no answer. */
export function callActor<Request extends object | undefined, Result extends object | undefined>(
  send: (request: Request, signal: AbortSignal, system: System) => Promise<CallOutcome<Result>>,
): Call<Request, Result> {
  const logic = fromPromise<CallOutcome, object | undefined>(({ input, signal, system }) =>
    send(input as Request, signal, system),
  );
  return callOf<Request, Result>(call.provide({ actors: { send: logic } }));
}
