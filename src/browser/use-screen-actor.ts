import { useEffect, useState } from "react";
import {
  type Actor,
  type ActorRef,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type InputFrom,
  type Snapshot,
} from "xstate";

/** The root of an app's actor system, which stops what its screens have started. */
type Root = ActorRef<Snapshot<unknown>, { type: "screen.close"; actor: AnyActorRef }>;

type Given<Logic extends AnyActorLogic> =
  undefined extends InputFrom<Logic>
    ? [given?: { input?: InputFrom<Logic> }]
    : [given: { input: InputFrom<Logic> }];

export type UseScreenActor = <Logic extends AnyActorLogic>(
  logic: Logic,
  ...given: Given<Logic>
) => Actor<Logic>;

/** A hook that runs the chart of a screen below an app's root for as long as the screen is shown. */
export const screenActorBelow = (useRoot: () => Root): UseScreenActor =>
  function useScreenActor<Logic extends AnyActorLogic>(
    logic: Logic,
    ...[given]: Given<Logic>
  ): Actor<Logic> {
    const root = useRoot();
    const create = () => createActor(logic, { ...given, parent: root } as never) as Actor<Logic>;
    const [actor, replace] = useState(create);
    useEffect(() => {
      // StrictMode runs the effect of one screen twice; what was stopped does not start again.
      if ((actor.getSnapshot() as Snapshot<unknown>).status === "stopped") return replace(create);
      actor.start();
      return () => root.send({ type: "screen.close", actor });
      // oxlint-disable-next-line react/exhaustive-deps -- the screen keeps the logic and the input with which it was opened
    }, [actor, root]);
    return actor;
  };
