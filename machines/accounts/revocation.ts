import { assertEvent, assign, setup } from "xstate";
import { callOf } from "../shared/call.ts";

/** The draft that is asked about: saveId is the idempotency key of this question. */
export interface AskedDraft {
  revision: number;
  /** Changes with its stored files. */
  files: string;
  saveId: string;
}

export type RevocationEvent =
  | { type: "revocation.ask"; id: string; name: string; draft?: AskedDraft }
  | { type: "revocation.confirm" }
  | { type: "dialog.close" };

/** The subject of the dialog: an account at a platform, a class of investors, or a draft as it was when the person was asked. */
interface Context {
  id: string;
  name: string;
  draft: AskedDraft | null;
}

export type Subject = Pick<Context, "id" | "draft">;

/** Does the holder end what they once allowed, and has it ended? */
export const revocation = setup({
  types: {
    context: {} as Context,
    events: {} as RevocationEvent,
    tags: {} as "settled",
  },
  actors: {
    revokeCall: callOf<Subject, undefined>(),
  },
  actions: {
    assignSubject: assign(({ event }) => {
      assertEvent(event, "revocation.ask");
      return { id: event.id, name: event.name, draft: event.draft ?? null };
    }),
    clearSubject: assign({ id: "", name: "", draft: null }),
  },
}).createMachine({
  id: "revocation",
  description: "Runs for the account holder only. The server keeps the list.",
  context: { id: "", name: "", draft: null },
  initial: "listing",
  states: {
    listing: {
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": { target: "asking", actions: "assignSubject" } },
    },
    asking: {
      description: "It cannot be undone, so the person confirms first.",
      on: { "revocation.confirm": "revoking", "dialog.close": "listing" },
    },
    revoking: {
      description:
        "The dialog stays open while the server is asked; after a failure it can be closed.",
      invoke: {
        id: "revoke",
        src: "revokeCall",
        input: ({ context: { id, draft } }) => ({ id, draft }),
        onDone: "ended",
      },
      on: { "dialog.close": "listing" },
    },
    ended: {
      description: "The button that asked is gone with its row: the heading takes the focus.",
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": { target: "asking", actions: "assignSubject" } },
    },
  },
});
