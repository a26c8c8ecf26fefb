import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { KycStatus } from "#contract/application/status-names.ts";
import type { CaseRow } from "#contract/calls/desk-cases.ts";
import type { Band } from "#contract/desk/bands.ts";
import type { ClockState } from "#contract/desk/clock.ts";
import type { Locale } from "#contract/locales.ts";
import { shortDayOf } from "#contract/moments.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { HalfDiscIcon } from "#ui/icons/icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { toneIcon } from "#ui/shared/tone-icon.tsx";
import { ink } from "#ui/shared/tone.css.ts";
import { bandNames, shortStatuses } from "#contract/desk/case-words.ts";
import { bandTones, statusTones } from "./tones.ts";
import * as css from "./words.css.ts";

interface MarkProps {
  tone: NonNullable<BadgeProps["tone"]>;
  icon?: typeof HalfDiscIcon | undefined;
  children: ReactNode;
}

/** An icon and a word, for tables: a badge in every cell would be loud. */
function Mark({ tone, icon, children }: MarkProps) {
  const Icon = icon ?? toneIcon[tone];
  return (
    <span className={classes(css.mark, ink[tone])}>
      <span className={css.icon}>
        <Icon size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}

export function KycMark({ status }: { status: string }) {
  const { i18n } = useLingui();
  const known = status as KycStatus;
  const icon = known === "inProgress" ? HalfDiscIcon : undefined;
  return (
    <Mark tone={statusTones[known]} icon={icon}>
      {i18n._(shortStatuses[known])}
    </Mark>
  );
}

const warnings = {
  dueSoon: { tone: "caution", name: msg`Due soon` },
  late: { tone: "negative", name: msg`Overdue` },
} satisfies Partial<Record<ClockState, { tone: MarkProps["tone"]; name: MessageDescriptor }>>;

/** When the desk owes the applicant a reply, and the warning of the clock. */
export function DueMark({
  clock,
  due_on,
  days_left,
}: Pick<CaseRow, "clock" | "due_on" | "days_left">) {
  const { i18n } = useLingui();
  if (days_left !== null)
    return (
      <Plural
        value={days_left}
        one="Paused, # working day left"
        other="Paused, # working days left"
      />
    );
  if (due_on === null) return <>–</>;
  const warning = clock in warnings ? warnings[clock as keyof typeof warnings] : undefined;
  return (
    <>
      {shortDayOf(due_on, i18n.locale as Locale)}
      {warning ? (
        <>
          {" "}
          <Mark tone={warning.tone}>{i18n._(warning.name)}</Mark>
        </>
      ) : null}
    </>
  );
}

export function BandMark({ band }: { band: Band }) {
  const { i18n } = useLingui();
  return <Mark tone={bandTones[band]}>{i18n._(bandNames[band])}</Mark>;
}

export function BandBadge({ band }: { band: Band }) {
  const { t, i18n } = useLingui();
  return <Badge tone={bandTones[band]}>{t`Risk: ${i18n._(bandNames[band])}`}</Badge>;
}
