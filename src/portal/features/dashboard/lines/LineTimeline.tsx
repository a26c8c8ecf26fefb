import { Plural, Trans } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import * as css from "./line-card.css.ts";
import { type LastEdited, useTimeline } from "./use-timeline.ts";

const shown = 6;

/** The history of a line; what is long ago on demand. */
export function LineTimeline({ line, draft }: { line: LineReply; draft: LastEdited | null }) {
  const items = useTimeline(line, draft);
  const earlier = items.slice(0, -shown);
  const count = earlier.length;
  if (items.length === 0) return null;
  return (
    <div className={css.history}>
      {count === 0 ? null : (
        <Disclosure
          summary={
            <Plural value={count} one="Show # earlier event" other="Show # earlier events" />
          }
          summaryOpen={<Trans>Hide</Trans>}
        >
          <Timeline items={earlier} />
        </Disclosure>
      )}
      <Timeline items={items.slice(-shown)} />
    </div>
  );
}
