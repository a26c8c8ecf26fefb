import type { ActorLogic, Snapshot, SnapshotFrom } from "xstate";
import { form, type FormEvent, type FormOutput, type Values } from "./form.ts";

/** The interface of a form for its parent and screen. */
export type Form<Result> = ActorLogic<
  Snapshot<Omit<FormOutput, "result"> & { result: Result }> &
    Pick<SnapshotFrom<typeof form>, "context" | "hasTag" | "matches">,
  FormEvent,
  { values: Values }
>;

/** The form chart, or a provided copy of it, typed by the result of its check. */
export function formOf<Result>(logic = form): Form<Result> {
  return logic as unknown as Form<Result>;
}
