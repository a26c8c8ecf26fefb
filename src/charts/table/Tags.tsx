import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChartTag } from "#browser/drawing/parts.ts";
import * as css from "../page/page.css.ts";

/** What a page reads from each tag. */
const meanings: Record<ChartTag, ReactNode> = {
  busy: <Trans>the person waits</Trans>,
  locked: <Trans>what the person would do next is not possible now</Trans>,
  open: <Trans>it still goes on: a question is shown, or an answer is awaited</Trans>,
  settled: <Trans>it has come to its end or to an answer</Trans>,
  failed: <Trans>it did not succeed, and the page says so</Trans>,
};

/** What the tags of a chart mean. */
export function Tags({ tags }: { tags: readonly ChartTag[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.levels}>
      {tags.map((tag) => (
        <li key={tag}>
          <span className={css.code}>#{tag}</span>: {meanings[tag]}
        </li>
      ))}
    </ul>
  );
}
