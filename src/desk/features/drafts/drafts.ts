import { type ActorRefFrom, type AnyActorRef, fromTransition } from "xstate";
import type { DeskPerson } from "#contract/calls/desk-session.ts";
import type { Api } from "#desk/system/api.ts";
import { type DraftStorage, type Forms, openDraftStorage } from "./draft-storage.ts";

/** One form of one case, or of another page. */
export interface FormPlace {
  id: string;
  form: string;
}

export type DraftEvent =
  | { type: "drafts.recall"; id: string; storage: DraftStorage | undefined; forms: Forms }
  | ({ type: "draft.write"; typed: object } & FormPlace)
  | ({ type: "draft.discard" } & FormPlace)
  | ({ type: "draft.sent"; typed: object } & FormPlace);

interface Drafts {
  person: DeskPerson;
  storage: DraftStorage | undefined;
  /** By case or page. */
  cases: Readonly<Record<string, Forms>>;
  /** What was sent is shown until its case is loaded again. */
  sent: readonly object[];
}

const withForms = (state: Drafts, id: string, forms: Forms): Drafts => ({
  ...state,
  cases: { ...state.cases, [id]: forms },
});

/** What this person has typed and not sent. It ends with the session; the encrypted copy stays. */
export const drafts = fromTransition(
  (state: Drafts, event: DraftEvent, { defer }): Drafts => {
    const forms = state.cases[event.id] ?? {};
    switch (event.type) {
      case "drafts.recall": {
        const open = Object.entries(forms).filter(([, typed]) => !state.sent.includes(typed));
        const next = { ...event.forms, ...Object.fromEntries(open) };
        const sent = state.sent.filter((typed) => !Object.values(forms).includes(typed));
        return { ...withForms(state, event.id, next), storage: event.storage, sent };
      }
      case "draft.write":
        defer(() => state.storage?.write(event.id, event.form, event.typed));
        return withForms(state, event.id, { ...forms, [event.form]: event.typed });
      case "draft.discard": {
        defer(() => state.storage?.clear(event.id, event.form));
        const { [event.form]: _, ...others } = forms;
        return withForms(state, event.id, others);
      }
      case "draft.sent": {
        const { typed } = event;
        if (forms[event.form] !== typed) return state;
        defer(() => state.storage?.clear(event.id, event.form));
        return { ...state, sent: [...state.sent, typed] };
      }
      default:
        return state;
    }
  },
  ({ input }: { input: { person: DeskPerson } }): Drafts => ({
    person: input.person,
    storage: undefined,
    cases: {},
    sent: [],
  }),
);

export type DraftsRef = ActorRefFrom<typeof drafts>;

/** Those of the person who is signed in. */
export const draftsBelow = (root: AnyActorRef) =>
  (root.getSnapshot() as { children: { drafts: DraftsRef } }).children.drafts;

export const typedIn = (actor: DraftsRef, { id, form }: FormPlace): object | undefined =>
  actor.getSnapshot().context.cases[id]?.[form];

/** Brings back what was typed in a case before; the case is shown without it if the key cannot be had. */
export async function recallDrafts(actor: DraftsRef, api: Api, id: string): Promise<void> {
  const { person, storage: open } = actor.getSnapshot().context;
  const storage = open ?? (await openDraftStorage(api, person.id));
  const forms = (await storage?.read(id)) ?? {};
  actor.send({ type: "drafts.recall", id, storage, forms });
}
