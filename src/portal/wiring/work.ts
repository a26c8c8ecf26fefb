import { type AnyActorRef, type EventObject, fromCallback, fromPromise } from "xstate";
import type { System } from "../app/system.ts";

/** What an open application is asked before its page may be left; the actor named `application` replies by emitting. */
type WorkEvent = { type: "work.keep" | "work.save" };
/** isHeld: leaving would lose or interrupt something all the same. */
type WorkReply = { type: "work.kept"; isHeld: boolean } | { type: "work.saved"; isSaved: boolean };

/** Whether leaving would lose something, once what is typed is in safety on this computer. */
export const workKept = fromPromise<boolean>(async ({ system }) => {
  const reply = await asked(system, "work.keep", "work.kept");
  return reply?.type === "work.kept" && reply.isHeld;
});

/** Whether the server has everything that was typed. */
export const workSaved = fromPromise<boolean>(async ({ system }) => {
  const reply = await asked(system, "work.save", "work.saved");
  return reply?.type !== "work.saved" || reply.isSaved;
});

/** The reply of the open application; undefined where none is open. */
function asked(
  system: System,
  type: WorkEvent["type"],
  reply: WorkReply["type"],
): Promise<WorkReply | undefined> {
  const application = system.get("application") as AnyActorRef | undefined;
  if (!application) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const replies = application.on(reply, (event: EventObject) => {
      replies.unsubscribe();
      resolve(event as WorkReply);
    });
    application.subscribe({ complete: () => resolve(undefined) });
    application.send({ type });
  });
}

interface Work {
  keep: () => Promise<boolean>;
  save: () => Promise<boolean>;
}

/** Replies for an application. */
export const workOf = ({ keep, save }: Work) =>
  fromCallback<WorkEvent, unknown, WorkReply>(({ receive, emit }) => {
    receive(({ type }) => {
      const kept = (isHeld: boolean) => emit({ type: "work.kept", isHeld });
      const saved = (isSaved: boolean) => emit({ type: "work.saved", isSaved });
      if (type === "work.keep") keep().then(kept, () => kept(true));
      else save().then(saved, () => saved(false));
    });
  });
