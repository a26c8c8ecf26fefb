import { call, callOf, type CallOutcome } from "@gatehouse/machines/shared/call";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import type { Given } from "#browser/client.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { callOutcome } from "./refusals.ts";
import { useDesk, useScreenActor } from "./use-desk.ts";

/** A read-only call of a part of a page. `api` asks without a session too. */
export function useReading<C extends DeskCall>(
  row: C,
  given: Given<C> = {},
  by: "load" | "api" = "load",
) {
  const ask = useDesk()[by];
  const logic = useMemo(
    () =>
      callOf<undefined, ReplyTo<C>>(
        call.provide({
          actors: {
            send: fromPromise<CallOutcome, object | undefined>(
              async () => callOutcome(await ask(row, given)) as CallOutcome,
            ),
          },
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the screen keeps the call with which it was opened
    [],
  );
  const reading = useScreenActor(logic);
  return {
    result: useSelector(reading, ({ context }) => context.result) as ReplyTo<C> | undefined,
    refusal: useSelector(reading, ({ context }) => context.refusal),
    isFailed: useSelector(reading, (snapshot) => snapshot.hasTag("failed")),
    retry: () => reading.send({ type: "call.retry" }),
  };
}
