import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { KycStatus } from "#contract/application/status-names.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { HalfDiscIcon } from "#ui/icons/icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { toneIcon } from "#ui/shared/tone-icon.tsx";
import { ink } from "#ui/shared/tone.css.ts";
import { bands, shortStatuses, statusTones } from "./case-words.ts";
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
      <Icon size={16} />
      {children}
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

export function BandMark({ band }: { band: string }) {
  const { i18n } = useLingui();
  const row = bands[band];
  return row ? <Mark tone={row.tone}>{i18n._(row.name)}</Mark> : <>{band}</>;
}

export function BandBadge({ band }: { band: string }) {
  const { t, i18n } = useLingui();
  const row = bands[band];
  return row ? <Badge tone={row.tone}>{t`Risk: ${i18n._(row.name)}`}</Badge> : <>{band}</>;
}
