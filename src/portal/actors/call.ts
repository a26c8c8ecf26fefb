import { call, callOf, type Call, type CallOutcome } from "@gatehouse/machines/shared/call";
import { fromPromise } from "xstate";

/** The call chart over one call of the server; `send` throws where there is no answer. */
export function callActor<Request extends object | undefined, Result extends object | undefined>(
  send: (request: Request, signal: AbortSignal) => Promise<CallOutcome<Result>>,
): Call<Request, Result> {
  const logic = fromPromise<CallOutcome, object | undefined>(({ input, signal }) =>
    send(input as Request, signal),
  );
  return callOf<Request, Result>(call.provide({ actors: { send: logic } }));
}
