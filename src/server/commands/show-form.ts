import { formAt } from "../application/edits/form-at.ts";
import { record, applicationTarget } from "../audit.ts";
import { deskActor } from "../desk/desk-context.ts";
import { tx } from "../database/database.ts";
import { CommandError, optionsIn, printable } from "./command.ts";
import { keepingHeads } from "./keeping-heads.ts";
import { operatorOf } from "./subject.ts";

/** Prints a form as it stood, with its secrets, and records on the trail of its account who did. */
export const showForm = keepingHeads(async ({ owner, services }, args, say) => {
  const { keys, clock } = services;
  const { reference, at, by } = wantedBy(args, clock());
  const form = await tx(owner, async (handle) => {
    const operator = await operatorOf(handle, keys, by);
    const found = await handle
      .selectFrom("application")
      .select(["id", "account_id", "reference", "flow", "submitted_at"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!found) throw new CommandError(`No form has the reference ${reference}.`);
    await record(handle, keys.auditKey, {
      accountId: found.account_id,
      at: clock(),
      actor: deskActor(operator.id),
      action: "application.show",
      target: applicationTarget(found.id),
    });
    return formAt(handle, keys, found, at);
  });
  if (form === null) throw new CommandError(`${reference} was begun after ${at.toISOString()}.`);
  say(printable(form));
  return 0;
});

function wantedBy(args: readonly string[], now: Date) {
  const {
    reference = "",
    at,
    by = "",
  } = optionsIn(args, {
    reference: { type: "string" },
    at: { type: "string" },
    by: { type: "string" },
  });
  if (reference === "") throw new CommandError("--reference must name a form.");
  const moment = at === undefined ? now : new Date(at);
  if (Number.isNaN(moment.getTime()))
    throw new CommandError("--at must be a time, such as 2026-11-22T10:00:00Z.");
  return { reference, at: moment, by };
}
