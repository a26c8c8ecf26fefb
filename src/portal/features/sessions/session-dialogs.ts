import type { Call } from "@gatehouse/machines/shared/call";
import type { leaving } from "@gatehouse/machines/sessions/leaving";
import type { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { roles } from "#contract/accounts/roles.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";

/** What runs beside the session of a person who is signed in. */
interface Children {
  clock?: ActorRefFrom<typeof sessionClock>;
  leaving?: ActorRefFrom<typeof leaving>;
  signOut?: ActorRefFrom<Call<undefined, undefined>>;
}

export const useSessionChildren = (): Children =>
  useSelector(useSystemActor("session"), ({ children }) => children) as Children;

export type SessionDialogName = "unsaved" | "unreachable" | "closing" | "expiring";

/** Which dialog the person must read before the session ends, if any. */
export function useOpenDialog(): SessionDialogName | undefined {
  const { clock, leaving, signOut } = useSessionChildren();
  const isUnsaved = useSelector(leaving, (now) => now?.hasTag("failed") ?? false);
  const isUnreachable = useSelector(signOut, (now) => now?.hasTag("failed") ?? false);
  const isWarned = useSelector(clock, (now) => now?.hasTag("open") ?? false);
  const isClosing = useSelector(clock, (now) => now?.matches("closing") ?? false);
  if (isUnsaved) return "unsaved";
  if (isUnreachable) return "unreachable";
  if (!isWarned) return undefined;
  return isClosing ? "closing" : "expiring";
}

/** Whether a person signs out; a collaborator leaves (specification section 6). */
export const useSignsOut = () =>
  useSelector(useSystemActor("session"), ({ context: { person } }) =>
    person === null ? true : roles[person.role].signOutInHeader,
  );

/** What a person does who stays signed in. */
export function useStay() {
  const session = useSystemActor("session");
  return () => session.send({ type: "session.extend" });
}
