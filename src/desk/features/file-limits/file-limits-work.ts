import type { ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import { deskFileLimits, deskRaiseFileLimit } from "#contract/calls/uploads/desk-file-limits.ts";
import type { Desk } from "#desk/system/desk.ts";
import { useWorkOf } from "../work/use-work.ts";
import { wiredWork } from "../work/wired-work.ts";

type FileLimit = ReplyTo<typeof deskFileLimits>[number];

export interface FileLimits {
  fileLimits: FileLimit[];
}

type Change = { body: SentBodyOf<typeof deskRaiseFileLimit> };

export const wiredFileLimits = (desk: Desk) =>
  wiredWork<FileLimit[], Change>(desk, {
    load: () => desk.load(deskFileLimits),
    show: (fileLimits): FileLimits => ({ fileLimits }),
    send: ({ body }) => desk.api(deskRaiseFileLimit, { body }),
  });

export const useFileLimitsWork = () => useWorkOf<Change, { kind: "deskRaiseFileLimit" }>();
