import { randomUUID } from "node:crypto";
import type { ReplyTo } from "#contract/calls/call.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { type Outcome, read } from "#portal/system/api.ts";
import type { Browser } from "./portal.ts";

export interface Sent {
  slot: string;
  uid?: string;
  name?: string;
  formId?: string;
}

/** Sends a file as the portal does; `uid` is drawn where none is given. */
export async function send(
  member: { browser: Pick<Browser, "fetch">; formId: string },
  bytes: Uint8Array,
  { slot, uid = randomUUID(), name = "document.pdf", formId = member.formId }: Sent,
): Promise<Outcome<ReplyTo<typeof uploadFile>>> {
  const body = new FormData();
  body.append("form_id", formId);
  body.append("slot", slot);
  body.append("uid", uid);
  body.append("file", new Blob([bytes as BlobPart]), name);
  const headers = { "x-client-version": "1.0.0", "accept-language": "en-US" };
  const response = await member.browser.fetch(uploadFile.path, { method: "POST", headers, body });
  const outcome = read(response.status, await response.json());
  return outcome as Outcome<ReplyTo<typeof uploadFile>>;
}
