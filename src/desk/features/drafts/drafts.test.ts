import { expect, test } from "vitest";
import { createActor } from "xstate";
import { mei } from "#tests/support/screens/desk-sample.ts";
import { drafts, typedIn } from "./drafts.ts";

test("what was sent from one case stays sent when another case is opened first", () => {
  const actor = createActor(drafts, { input: { person: mei } }).start();
  const note = { id: "first", form: "note" };
  const typed = { text: "See the register of members" };
  const recall = (id: string) =>
    actor.send({ type: "drafts.recall", id, storage: undefined, forms: {} });
  actor.send({ type: "draft.write", ...note, typed });
  actor.send({ type: "draft.sent", ...note, typed });
  recall("second");
  recall("first");
  expect(typedIn(actor, note)).toBeUndefined();
});
