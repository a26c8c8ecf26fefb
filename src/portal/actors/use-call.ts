import type { Call } from "@gatehouse/machines/shared/call";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { refusalMessage } from "../system/refusals.ts";

type CallRef = ActorRefFrom<Call<object | undefined, unknown>>;

/** A call that a chart runs as its child. `send` starts it with an event to the chart, or sends a failed call again. */
export function useCall(parent: AnyActorRef, child: string, start?: { type: string }) {
  const { t } = useLingui();
  const call = useSelector(
    parent,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) => snapshot.children[child],
  ) as CallRef | undefined;
  const isBusy = useSelector(call, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const refusal = useSelector(call, (snapshot) => snapshot?.context.refusal ?? null);
  const isUnreachable = useSelector(call, (snapshot) => snapshot?.matches("unreachable") ?? false);
  return {
    isBusy,
    isUnreachable,
    failure: isUnreachable ? t`Server error!` : refusal && refusalMessage(refusal),
    send: () => {
      if (call) call.send({ type: "call.retry" });
      else if (start) parent.send(start);
    },
  };
}
