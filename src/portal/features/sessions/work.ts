import type { WorkEvent, WorkReply } from "@gatehouse/machines/application/application";
import { type AnyActorRef, type EventObject, fromPromise } from "xstate";
import type { System } from "#portal/system/system.ts";

/** Whether leaving would lose something, once what is typed is stored on this computer. */
export const workKept = fromPromise<boolean>(async ({ system }) => {
  const reply = await ask(system, "work.keep", "work.kept");
  return reply?.type === "work.kept" && reply.isHeld;
});

/** Whether the server has everything that was typed. */
export const workSaved = fromPromise<boolean>(async ({ system }) => {
  const reply = await ask(system, "work.save", "work.saved");
  return reply?.type !== "work.saved" || reply.isSaved;
});

/** The reply of the open application's local copy; undefined where no application is open. */
function ask(
  system: System,
  type: WorkEvent["type"],
  reply: WorkReply["type"],
): Promise<WorkReply | undefined> {
  const localCopy = system.get("localCopy") as AnyActorRef | undefined;
  if (!localCopy) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const replies = localCopy.on(reply, (event: EventObject) => {
      replies.unsubscribe();
      resolve(event as WorkReply);
    });
    localCopy.subscribe({ complete: () => resolve(undefined) });
    localCopy.send({ type });
  });
}
