import { useLingui } from "@lingui/react/macro";
import type { KycStatus } from "#contract/application/status-labels.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { HalfDiscIcon } from "#ui/icons/icons.ts";
import { bands, shortStatuses, statusTones } from "./case-words.ts";

export function KycBadge({ status }: { status: string }) {
  const { i18n } = useLingui();
  const known = status as KycStatus;
  const icon = known === "inProgress" ? { icon: <HalfDiscIcon size={16} /> } : {};
  return (
    <Badge tone={statusTones[known]} {...icon}>
      {i18n._(shortStatuses[known])}
    </Badge>
  );
}

export function BandBadge({ band }: { band: string }) {
  const { i18n } = useLingui();
  const row = bands[band];
  return row ? <Badge tone={row.tone}>{i18n._(row.name)}</Badge> : <>{band}</>;
}
