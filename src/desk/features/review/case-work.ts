import type { I18n } from "@lingui/core";
import { deskCalls } from "#contract/calls/desk.ts";
import type { ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskCase } from "#contract/calls/desk-case.ts";
import { localeOf } from "#contract/locales.ts";
import { wordsIn } from "#desk/app/i18n.ts";
import type { Desk } from "#desk/system/desk.ts";
import { wiredWork } from "../work/wired-work.ts";

export type Case = ReplyTo<typeof deskCase>;
export type CaseLine = Case["lines"][number];
export type CaseFile = Case["files"][number];
export type AnswerRow = Case["sections"][number]["groups"][number]["rows"][number];
export type CaseRequest = Case["requests"][number];

/** A case, and the words of the applicant's language. */
export interface Shown {
  case: Case;
  words: I18n;
  /** When it was loaded. */
  now: number;
}

type Works = typeof deskCalls.work;

/** A call that changes a case. `form`: where its body was typed. */
export type Change = {
  [Name in keyof Works]: { call: Name; body: SentBodyOf<Works[Name]>; form?: string };
}[keyof Works];

export const wiredCaseWork = (desk: Desk) =>
  wiredWork<Case, Change>(desk, {
    load: (id) => desk.load(deskCase, { params: { id } }),
    show: async (found): Promise<Shown> => {
      const words = await wordsIn(localeOf(found.contact.locale) ?? "en");
      return { case: found, words, now: Date.now() };
    },
    send: ({ call, body }, id) => {
      const row: DeskCall = deskCalls.work[call];
      return desk.api(row, { params: { id }, body });
    },
  });
