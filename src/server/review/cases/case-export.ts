import { canonical } from "#contract/application/canonical.ts";
import { checkTrail } from "#server/audit.ts";
import type { Tx } from "#server/database/database.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { FileReply } from "#server/http/handler.ts";
import { withMac } from "#server/keys/file-mac.ts";
import type { Case } from "./case-queries.ts";
import { timelineOf } from "./timeline.ts";

/**
 * JSON lines: what the case is, its submissions with their hashes, its events, the trail of its account with the
 * hash chain, what a check of the chain says, and a MAC over all of it.
 */
export async function exportOf(handle: Tx, context: DeskContext, found: Case): Promise<FileReply> {
  const { account_id: accountId, application_id: id } = found;
  const [submissions, trail, timeline, checked] = await Promise.all([
    handle
      .selectFrom("submission")
      .select(["id", "application_id", "at", "snapshot_sha256", "files"])
      .where("account_id", "=", accountId)
      .orderBy("at")
      .execute(),
    handle
      .selectFrom("audit")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("seq")
      .execute(),
    timelineOf(handle, found),
    checkTrail(handle, context.keys.auditKey, accountId),
  ]);
  const lines = [
    { type: "case", id, reference: found.reference, lines: found.lines, exported_at: context.now },
    ...submissions.map((row) => ({ type: "submission", ...hexed(row) })),
    ...timeline.toReversed().map((entry) => ({ type: "event", ...entry })),
    ...trail.map((row) => ({ type: "audit", ...hexed(row) })),
    { type: "chain", ...checked },
  ];
  const text = `${lines.map((line) => canonical(plain(line))).join("\n")}\n`;
  const bytes = withMac("export", context.keys.auditKey, Buffer.from(text));
  const name = `${found.reference}.jsonl`;
  return { bytes, type: "application/x-ndjson", name, size: bytes.length };
}

const hexed = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString("hex") : (value as unknown),
    ]),
  );

/** Dates as text. */
const plain = (line: object): unknown => JSON.parse(JSON.stringify(line));
