import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/Badge/Badge.tsx";
import { CircleIcon, HalfDiscIcon } from "#ui/icons/icons.ts";

export function SlotBadge({ at }: { at: "wrong" | "done" | "begun" | "untouched" }) {
  switch (at) {
    case "wrong":
      return (
        <Badge tone="negative">
          <Trans>Needs attention</Trans>
        </Badge>
      );
    case "done":
      return (
        <Badge tone="positive">
          <Trans>Stored</Trans>
        </Badge>
      );
    case "begun":
      return (
        <Badge tone="info" icon={<HalfDiscIcon size={16} />}>
          <Trans>In progress</Trans>
        </Badge>
      );
    case "untouched":
      return (
        <Badge icon={<CircleIcon size={16} />}>
          <Trans>Not started</Trans>
        </Badge>
      );
  }
}
