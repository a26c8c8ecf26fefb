import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { type Actor, type AnyActorLogic, createActor, type InputFrom, type Snapshot } from "xstate";
import type { DeskPerson } from "#contract/calls/desk-session.ts";
import type { Desk } from "./desk.ts";

/** The root actor and the client, which the router carries. */
export const useDesk = (): Desk => (useRouter().options.context as unknown as { desk: Desk }).desk;

/** Who is signed in; only for pages behind the sign-in. */
export const usePerson = (): DeskPerson =>
  useSelector(useDesk().root, ({ context }) => context.person) as DeskPerson;

/** Runs the chart of a screen in the desk's system for as long as the screen is shown. */
export function useScreenActor<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  const { root } = useDesk();
  const create = () => createActor(logic, { input, parent: root } as never) as Actor<Logic>;
  const [actor, replace] = useState(create);
  useEffect(() => {
    // StrictMode runs the effect of one screen twice; what was stopped does not start again.
    if ((actor.getSnapshot() as Snapshot<unknown>).status === "stopped") return replace(create);
    actor.start();
    return () => root.send({ type: "screen.close", actor });
    // The screen keeps the logic and the input with which it was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, root]);
  return actor;
}
