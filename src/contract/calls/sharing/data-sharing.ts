import * as v from "valibot";
import { sharingVersions } from "../../sharing/wording.ts";
import { call } from "../call.ts";

const choice = v.object({
  enabled: v.boolean(),
  /** When it was chosen, and by which member; null and empty while it was never asked. */
  since: v.nullable(v.number()),
  by: v.string(),
  wording: v.string(),
});

export type SharingReply = v.InferOutput<typeof choice>;

/** Whether what was given for one business line is used for another. */
export const dataSharing = call({
  route: "GET /ins-kyc/v1/data-sharing",
  caller: "holder",
  errorDisplay: "inline",
  silent: "page",
  reply: choice,
});

/** The answer to the question with this wording. Idempotent. */
export const enableDataSharing = call({
  route: "POST /ins-kyc/v1/action/enable-data-sharing",
  caller: "holder",
  body: v.object({
    enabled: v.optional(v.boolean(), true),
    wording: v.picklist(sharingVersions),
  }),
  reply: choice,
});
