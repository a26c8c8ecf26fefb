import type { RefusalCode } from "@gatehouse/machines/shared/refusal";
import type { Notice } from "@gatehouse/machines/notifications/notices";
import { msg } from "@lingui/core/macro";
import { refusalMessage } from "#portal/system/refusals.ts";
import { i18n } from "#portal/app/i18n.ts";

/** What a notice says that something has been done. */
const messages = {
  codeSent: msg`Verification code sent`,
  collaboratorAdded: msg`Collaborator added and email sent`,
  collaboratorRemoved: msg`Deleted successfully`,
  dashboardStale: msg`This page may be out of date. Please reload it.`,
  emailChanged: msg`Email address changed`,
  linkCopied: msg`Link copied`,
  linkSent: msg`The link was sent`,
  passwordChanged: msg`Password changed`,
  platformUnbound: msg`Disconnected`,
  readyUnsaved: msg`No email sent: your latest changes are not saved. Save them first.`,
  sessionsEnded: msg`Device signed out`,
};

export type NoticeCode = keyof typeof messages;

const isDone = (code: string): code is NoticeCode => code in messages;

/** What a notice says, in the language of this moment. */
export function noticeMessage({ code, params = {} }: Pick<Notice, "code" | "params">): string {
  if (isDone(code)) return i18n._(messages[code]);
  return refusalMessage({ code: code as RefusalCode, params });
}
