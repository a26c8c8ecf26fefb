import type * as calls from "#contract/calls/security.ts";
import { deviceOf } from "../sessions/device.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { endSessionsOf, isSessionOf, sessionsOf } from "../sessions/sessions.ts";
import { inAccount } from "../database/database.ts";
import { changeEmailBy } from "./new-email.ts";
import { changeBy, resetByProof } from "../passwords/new-password.ts";
import { undoAsked, undoEmailChangeBy } from "./undo-email.ts";

export const resetPassword: Handler<typeof calls.resetPassword> = async (context, { body }) => {
  await resetByProof(context, body);
  return { email: body.email };
};

export const changePassword: Handler<typeof calls.changePassword> = async (context, { body }) => {
  await changeBy(context, body);
  return {};
};

export const bindEmail: Handler<typeof calls.bindEmail> = (context, { body }) =>
  changeEmailBy(context, body);

export const readEmailUndo: Handler<typeof calls.readEmailUndo> = (context, { body }) =>
  undoAsked(context, body.ticket);

export const undoEmailChange: Handler<typeof calls.undoEmailChange> = (context, { body }) =>
  undoEmailChangeBy(context, body.ticket);

export const sessions: Handler<typeof calls.sessions> = async (context) => {
  const { accountId, memberId, sessionId } = context.member();
  const live = await inAccount(context.db, accountId, (handle) =>
    sessionsOf(handle, memberId, context.now),
  );
  const here = live.filter(({ id }) => id === sessionId);
  const elsewhere = live.filter(({ id }) => id !== sessionId);
  return [...here, ...elsewhere].map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    began_at: row.created_at.getTime(),
    seen_at: row.seen_at.getTime(),
    address_range: row.ip_prefix ?? "unknown",
    ...deviceOf(row.user_agent),
  }));
};

export const endSessions: Handler<typeof calls.endSessions> = async (context, { body }) => {
  const { accountId, memberId, sessionId } = context.member();
  const which = body.id === undefined ? { except: sessionId } : { only: body.id };
  const ended = await inAccount(context.db, accountId, async (handle) => {
    const count = await endSessionsOf(handle, memberId, context.now, which);
    const auditEntry = { accountId, actor: memberId, action: "session.endOthers" };
    if (count > 0) await context.audit(handle, auditEntry);
    // One that has ended already is answered alike.
    else if (body.id !== undefined && !(await isSessionOf(handle, memberId, body.id)))
      throw new Refused("notFound");
    return count;
  });
  return { ended };
};
