import type { checkFollow } from "@gatehouse/machines/identity/check-follow";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";

/** What the page of a check knows from the server: whose check it is, and whether there is an answer. */
export function useFollow(page: AnyActorRef) {
  const follow = useSelector(
    page,
    (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
      snapshot.children["follow"],
  ) as ActorRefFrom<typeof checkFollow> | undefined;
  return {
    subject: useSelector(follow, (snapshot) => snapshot?.context.subject ?? null),
    isUnreachable: useSelector(follow, (snapshot) => snapshot?.matches("unreachable") ?? false),
  };
}
