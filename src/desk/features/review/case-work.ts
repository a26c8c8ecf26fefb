import { caseWork, type Loaded } from "@gatehouse/machines/desk/case-work";
import type { CallOutcome } from "@gatehouse/machines/shared/call";
import type { I18n } from "@lingui/core";
import { fromPromise } from "xstate";
import { deskCalls } from "#contract/calls/desk.ts";
import type { ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskCase } from "#contract/calls/desk-case.ts";
import { localeOf } from "#contract/locales.ts";
import { wordsIn } from "#desk/app/i18n.ts";
import type { Desk } from "#desk/system/desk.ts";
import { draftsBelow, recallDrafts, typedIn } from "../drafts/drafts.ts";
import { callOutcome } from "#desk/system/refusals.ts";

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
export type Deed = {
  [Name in keyof Works]: { call: Name; body: SentBodyOf<Works[Name]>; form?: string };
}[keyof Works];

/** The case page: what was shown stays while it is loaded again. */
export const wiredCaseWork = ({ root, api, load }: Desk) =>
  caseWork.provide({
    actors: {
      load: fromPromise<Loaded, { id: string }>(async ({ input: { id } }) => {
        const outcome = await load(deskCase, { params: { id } });
        if (outcome.ok) {
          await recallDrafts(draftsBelow(root), api, id);
          const words = await wordsIn(localeOf(outcome.data.contact.locale) ?? "en");
          return { shown: { case: outcome.data, words, now: Date.now() } satisfies Shown };
        }
        if (outcome.refusal === "notFound") return { shown: null };
        throw new Error(outcome.refusal);
      }),
      send: fromPromise<CallOutcome, { id: string; deed: object }>(async ({ input }) => {
        const { call, body, form = "" } = input.deed as Deed;
        const row: DeskCall = deskCalls.work[call];
        const [drafts, place] = [draftsBelow(root), { id: input.id, form }];
        const typed = typedIn(drafts, place);
        const outcome = await api(row, { params: { id: input.id }, body });
        if (outcome.ok && typed) drafts.send({ type: "draft.sent", ...place, typed });
        return callOutcome(outcome) as CallOutcome;
      }),
    },
  });
