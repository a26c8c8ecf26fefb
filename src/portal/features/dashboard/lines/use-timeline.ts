import { useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { kycStatusOf } from "#contract/application/status-names.ts";
import type { TimelineEvent } from "#contract/application/timeline-events.ts";
import type { Locale } from "#contract/locales.ts";
import { shortDayOf } from "#contract/moments.ts";
import { pastDay } from "#portal/app/past-day.ts";
import type { TimelineItem } from "#ui/Timeline/Timeline.tsx";

export interface LastEdited {
  saved_at: number;
  by: string;
}

/** Past, current and future events of a line. */
export function useTimeline(line: LineReply, draft: LastEdited | null): TimelineItem[] {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const textOf = useEventTexts();
  const past = line.timeline.map(({ event, at, by }, index): TimelineItem => ({
    key: `${index} ${event}`,
    text: textOf(event, by),
    when: pastDay(at, locale),
    moment: index === line.timeline.length - 1 && stopping.has(event) ? "attention" : "done",
  }));
  return [...past, ...useNow(line, draft)];
}

/** After these the line does not go on by itself. */
const stopping = new Set<TimelineEvent>([
  "kyc.reject",
  "kyc.dueDatePassed",
  "account.decline",
  "account.freeze",
  "account.close",
]);

function useEventTexts() {
  const { t } = useLingui();
  return (event: TimelineEvent, by: string): string =>
    ({
      "kyc.submit": t`Submitted by ${by}`,
      "kyc.requestDocuments": t`Documents requested`,
      "kyc.cancelRequest": t`Documents no longer needed`,
      "kyc.filesSubmitted": t`Documents sent by ${by}`,
      "kyc.answeredInWords": t`Answer sent by ${by}`,
      "kyc.dueDatePassed": t`Due date passed`,
      "kyc.reopen": t`Started again by ${by}`,
      "kyc.withdraw": t`Withdrawn by ${by}`,
      "kyc.approve": t`Approved`,
      "kyc.reject": t`Not approved`,
      "kyc.lapse": t`Review started again`,
      "account.open": t`Account requested by ${by}`,
      "account.activate": t`Business account opened`,
      "account.decline": t`Business account not opened`,
      "account.freeze": t`Business account frozen`,
      "account.unfreeze": t`Business account no longer frozen`,
      "account.close": by ? t`Business account closed by ${by}` : t`Business account closed`,
    })[event];
}

function useNow(line: LineReply, draft: LastEdited | null): TimelineItem[] {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const now = (text: string, when?: string): TimelineItem => ({
    key: "now",
    text,
    moment: "current",
    ...(when ? { when } : {}),
  });
  const { request, reply_by: replyBy } = line;
  const status = kycStatusOf(line.kyc_status);
  if (status === "notSubmitted" && draft) {
    const { by, saved_at: savedAt } = draft;
    return [now(t`Draft edited by ${by}`, pastDay(savedAt, locale))];
  }
  if (request && !request.is_answered) {
    const due = shortDayOf(request.due_on, locale);
    const waiting = now(t`Waiting for your documents`, t`due ${due}`);
    return [{ ...waiting, moment: "attention" }];
  }
  if (request || status === "inProgress") {
    const day = replyBy ? shortDayOf(replyBy, locale) : "";
    return [
      now(t`In review`),
      {
        key: "decision",
        text: t`Decision`,
        moment: "future",
        ...(day ? { when: t`by ${day}` } : {}),
      },
    ];
  }
  return status === "approved" && line.acts_next === "desk" ? [now(t`Account being checked`)] : [];
}
