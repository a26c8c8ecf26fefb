import { canonical } from "#contract/application/canonical.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import { secondsAfter } from "#server/clock.ts";
import { send } from "#server/database/database.ts";
import { statement } from "#server/database/statement.ts";
import { editBytes } from "#server/http/rate-limits.ts";
import { Refused } from "#server/refused.ts";

interface Edit {
  memberId: string;
  /** Of the application after it. */
  revision: number;
  /** A beginning or a restart: what was answered before it is gone. */
  fromEmpty: boolean;
  /** With encrypted secrets. */
  changed: Changes;
}

interface Edited {
  id: string;
  account_id: string;
  rules_on: string;
}

/** The commit waits for it. Returns its size in bytes. */
export function saveEdit(
  { id, account_id: accountId, rules_on: rulesOn }: Edited,
  { memberId, revision, fromEmpty, changed }: Edit,
  now: Date,
): number {
  const text = canonical(changed);
  send(statement`
    insert into application_edit
      (application_id, revision, account_id, rules_on, from_empty, changed, member_id, at)
    values (${id}, ${revision}, ${accountId}, ${rulesOn}, ${fromEmpty}, ${text}, ${memberId}, ${now})`);
  return Buffer.byteLength(text);
}

export interface EditCount {
  edit_bytes: number;
  edits_since: Date;
}

/** The count of an application with one edit more. Rejects with editsSpent. */
export function counted(
  { edit_bytes: before, edits_since: since }: EditCount,
  bytes: number,
  now: Date,
): EditCount {
  if (secondsAfter(since, editBytes.windowSeconds) <= now)
    return { edit_bytes: bytes, edits_since: now };
  if (before + bytes > editBytes.most) throw new Refused("editsSpent");
  return { edit_bytes: before + bytes, edits_since: since };
}
