import { Trans, useLingui } from "@lingui/react/macro";
import { linesOf } from "#contract/application/lines-of.ts";
import { isDated, monthsAllowed, mustBeCertified } from "#contract/documents/document-rules.ts";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import type { Locale } from "#contract/locales.ts";
import { monthsBefore } from "#contract/rules/days.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { CalendarIcon, FileIcon, ShieldIcon } from "#ui/icons/icons.ts";
import { useStored } from "#portal/features/application/application-context.ts";
import { useScope } from "#portal/form/scope.ts";

/** What a slot requires for the lines applied for. */
export interface SlotRules {
  id: SlotId;
  most: number;
  onlyPdf: boolean;
  /** The earliest date allowed, YYYY-MM-DD; null if any date is. */
  oldest: string | null;
  dated: boolean;
  expires: boolean;
  certified: boolean;
}

export function useSlotRules(id: SlotId): SlotRules {
  const { facts } = useScope();
  const lines = linesOf(useStored().answers);
  const months = monthsAllowed(id, lines, facts.rulesOn);
  return {
    id,
    most: slotOf(id).most,
    onlyPdf: slotOf(id).only === "pdf",
    oldest: months === null ? null : monthsBefore(facts.today, months),
    dated: isDated(id, lines, facts.rulesOn),
    expires: slotOf(id).expires ?? false,
    certified: mustBeCertified(id, lines),
  };
}

export function useRuleWords({ oldest, most, onlyPdf, certified }: SlotRules) {
  const { i18n } = useLingui();
  const day = oldest === null ? "" : formatDay(oldest, i18n.locale as Locale);
  const age = {
    key: "age",
    icon: <CalendarIcon size={16} />,
    text: (
      <Trans>
        Dated on or after <strong>{day}</strong>
      </Trans>
    ),
  };
  const count = {
    key: "count",
    icon: <FileIcon size={16} />,
    text: onlyPdf ? (
      <Trans>1 PDF</Trans>
    ) : most === 1 ? (
      <Trans>1 file</Trans>
    ) : (
      <Trans>Up to {most} files</Trans>
    ),
  };
  const copy = {
    key: "copy",
    icon: <ShieldIcon size={16} />,
    text: <Trans>Certified true copy</Trans>,
  };
  return [...(oldest === null ? [] : [age]), count, ...(certified ? [copy] : [])];
}
