import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/Badge/Badge.tsx";
import { UsersIcon } from "#ui/icons/entry-icons.ts";

/** How many holders are needed whose answers are not complete; whether others must be named yet. */
export function NeededBadge({ count: needed, isWhole }: { count: number; isWhole: boolean }) {
  if (needed === 0 && !isWhole)
    return (
      <Badge tone="info" icon={<UsersIcon size={16} />}>
        <Trans>More needed</Trans>
      </Badge>
    );
  return needed > 0 ? (
    <Badge tone="info" icon={<UsersIcon size={16} />}>
      <Trans>{needed} needed</Trans>
    </Badge>
  ) : (
    <Badge tone="positive">
      <Trans>Complete</Trans>
    </Badge>
  );
}
