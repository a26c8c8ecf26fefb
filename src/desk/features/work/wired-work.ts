import { caseWork, type Loaded } from "@gatehouse/machines/desk/case-work";
import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { fromPromise } from "xstate";
import type { Outcome } from "#browser/client.ts";
import type { Desk } from "#desk/system/desk.ts";
import { callOutcome } from "#desk/system/refusals.ts";
import { draftsBelow, recallDrafts, typedIn } from "../drafts/drafts.ts";

interface Calls<Data, Change> {
  load: (id: string) => Promise<Outcome<Data>>;
  /** What the page shows of it. */
  show: (data: Data) => object | Promise<object>;
  send: (change: Change, id: string) => Promise<Outcome<unknown>>;
}

/** `form`: where the body of a call was typed. */
type Kept = { form?: string };

/**
 * The work of a page by its calls. What was shown stays while it is loaded again; what was typed on it before is
 * brought back first, and is dropped once it is sent.
 */
export const wiredWork = <Data, Change extends object>(
  { root, api }: Desk,
  { load, show, send }: Calls<Data, Change>,
) =>
  caseWork.provide({
    actors: {
      load: fromPromise<Loaded, { id: string }>(async ({ input: { id } }) => {
        const outcome = await load(id);
        if (outcome.ok) {
          await recallDrafts(draftsBelow(root), api, id);
          return { shown: await show(outcome.data) };
        }
        // The address may hold anything.
        if (outcome.refusal === "notFound" || outcome.refusal === "malformed")
          return { shown: null };
        throw new Error(outcome.refusal);
      }),
      send: fromPromise<CallOutcome, { id: string; change: object }>(async ({ input }) => {
        const { id, change } = input;
        const { form = "" } = change as Kept;
        const drafts = draftsBelow(root);
        const typed = typedIn(drafts, { id, form });
        const outcome = await send(change as Change, id);
        if (outcome.ok && typed) drafts.send({ type: "draft.sent", id, form, typed });
        return callOutcome(outcome) as CallOutcome;
      }),
    },
  });
