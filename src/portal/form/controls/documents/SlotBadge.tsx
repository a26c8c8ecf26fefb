import { useLingui } from "@lingui/react/macro";
import { Badge } from "#ui/Badge/Badge.tsx";
import { HalfDiscIcon } from "#ui/icons/icons.ts";

export function SlotBadge({ at }: { at: "wrong" | "done" | "begun" | "untouched" }) {
  const { t } = useLingui();
  const looks = {
    wrong: { tone: "negative", children: t`Needs attention` },
    done: { tone: "positive", children: t`Stored` },
    begun: { tone: "info", icon: <HalfDiscIcon size={16} />, children: t`In progress` },
    untouched: { children: t`Not started` },
  } as const;
  return <Badge {...looks[at]} />;
}
