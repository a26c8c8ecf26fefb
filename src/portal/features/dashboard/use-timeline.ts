import { useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import type { Locale } from "#contract/locales.ts";
import { shortDay, shortDayOf } from "#contract/moments.ts";
import type { TimelineItem } from "#ui/Timeline/Timeline.tsx";

export interface LastEdited {
  saved_at: number;
  by: string;
}

/** Past, current and future events of a line. */
export function useTimeline(line: LineReply, draft: LastEdited | null): TimelineItem[] {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const changed = {
    reviewer: t`Status changed by a reviewer`,
    system: t`Status changed by the system`,
    holder: t`Status changed`,
    assistant: t`Status changed`,
  };
  const past = line.timeline.map(({ event, at, by, role }, index): TimelineItem => {
    const submitted = by ? t`Submitted by ${by}` : t`Application submitted`;
    return {
      key: `${index} ${event}`,
      text: event === "kyc.submit" ? submitted : by ? t`Status changed by ${by}` : changed[role],
      when: shortDay(at, locale),
      moment: "done",
    };
  });
  if (line.kyc_status === "notSubmitted") {
    if (!draft) return past;
    const { by } = draft;
    return [
      ...past,
      {
        key: "draft",
        text: t`Draft edited by ${by}`,
        when: shortDay(draft.saved_at, locale),
        moment: "current",
      },
    ];
  }
  if (line.kyc_status !== "inProgress") return past;
  const replyBy = line.reply_by ? shortDayOf(line.reply_by, locale) : "";
  return [
    ...past,
    { key: "review", text: t`In review`, moment: "current" },
    { key: "decision", text: t`Decision`, when: t`by ${replyBy}`, moment: "future" },
  ];
}
