import * as v from "valibot";
import { fileLimitRaisers, fileLimitReaders } from "../../desk/roles.ts";
import { limits } from "../../limits.ts";
import { writtenNeeded } from "../../rules/text.ts";
import { deskCall } from "../desk-call.ts";

/** The limits that were raised, newest first, at most `limits.deskPage`. Recorded once an hour for each reader. */
export const deskFileLimits = deskCall({
  route: "GET /desk/api/file-limits",
  roles: fileLimitReaders,
  reply: v.array(
    v.object({
      id: v.string(),
      account_number: v.string(),
      files_total: v.number(),
      reason: v.string(),
      by: v.string(),
      at: v.number(),
    }),
  ),
});

export const raisedLimit = {
  account_number: v.pipe(v.string(), v.trim(), v.regex(/^\d{8}$/)),
  files_total: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(limits.filesTotal + 1),
    v.maxValue(limits.filesTotalMost),
  ),
  reason: writtenNeeded(limits.textMax),
};

/** How many of their own documents the applicants of an account may upload. By its number: a draft has no case. */
export const deskRaiseFileLimit = deskCall({
  route: "POST /desk/api/file-limit",
  roles: fileLimitRaisers,
  body: v.object(raisedLimit),
});
