import type { ReplyTo } from "#contract/calls/call.ts";
import { documentRequest } from "#contract/calls/requests.ts";
import { server } from "./border.ts";
import { stopClock } from "./clock.ts";
import { comesTo } from "./hand.ts";
import { formId, person, signIn } from "./member.ts";
import { openScreen } from "./screen.tsx";

type Request = ReplyTo<typeof documentRequest>;
type Item = Request["items"][number];

/** An item of a request that nothing answers yet. */
export const requestedItem = (id: string, asks: string, more: Partial<Item> = {}): Item => ({
  id,
  slot: `requested.${id}`,
  asks,
  person: "",
  text: "",
  rejected: null,
  words: "",
  files: [],
  ...more,
});

/** What the server answers from now on when it is asked for the request. */
export function isRequested(items: readonly Item[], more: Partial<Request> = {}) {
  const request: Request = {
    form_id: formId,
    flow: "institutional",
    reference: "GH-7K3M-9QTX",
    lines: ["exchange"],
    due_on: "2026-12-04",
    is_overdue: false,
    text: "Two documents need another look.",
    items: [...items],
    ...more,
  };
  server.always(documentRequest, () => request);
}

/** The page of the documents that the desk asks for, and its history. */
export async function openRequest(
  items: readonly Item[],
  more: Partial<Request> = {},
  who = person(),
) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn(who);
  isRequested(items, more);
  const history = openScreen(`/kyc/uploadOtherDoc?form=${formId}`);
  await comesTo("Additional documents");
  return history;
}
