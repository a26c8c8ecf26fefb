import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { screenActorBelow } from "#browser/use-screen-actor.ts";
import type { DeskPerson } from "#contract/calls/desk-session.ts";
import type { DeskRouter } from "../app/routes.ts";
import type { Desk } from "./desk.ts";

/** The root actor and the client, which the router carries. */
export const useDesk = (): Desk => useRouter<DeskRouter>().options.context.desk;

/** Who is signed in; only for pages behind the sign-in. */
export const usePerson = (): DeskPerson =>
  useSelector(useDesk().root, ({ context }) => context.person) as DeskPerson;

/** Runs the chart of a screen in the desk's system for as long as the screen is shown. */
export const useScreenActor = screenActorBelow(() => useDesk().root);
