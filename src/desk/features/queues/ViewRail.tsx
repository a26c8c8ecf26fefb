import { useLingui } from "@lingui/react/macro";
import { type View, viewIds, viewNames, views } from "#contract/desk/queues.ts";
import { limits } from "#contract/limits.ts";
import { classes } from "#ui/shared/classes.ts";
import { QueueLink, useQueueData, useQueueSearch } from "#desk/app/navigation.tsx";
import * as css from "./queues.css.ts";

const countText = (count: number) =>
  count >= limits.deskCountMost ? `${limits.deskCountMost}+` : String(count);

/** A narrow page scrolls the queues sideways. */
const intoView = (item: HTMLElement | null) =>
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** The lists across the queues, then the queues, each with its count. */
export function ViewRail() {
  const { t, i18n } = useLingui();
  const { view: shown = "unassigned", after: _, ...filter } = useQueueSearch();
  const { queues } = useQueueData();
  const own = Object.keys(views);
  const item = (view: View) => {
    const count = queues.find((each) => each.view === view)?.count;
    return (
      <li key={view} ref={view === shown ? intoView : undefined}>
        <QueueLink
          search={{ ...filter, view }}
          className={classes(css.view, view === shown && css.viewShown)}
          aria-current={view === shown ? "page" : undefined}
        >
          <span>{i18n._(viewNames[view])}</span>
          {count === undefined ? null : <span className={css.count}>{countText(count)}</span>}
        </QueueLink>
      </li>
    );
  };
  return (
    <nav aria-label={t`Queues`} className={css.rail}>
      <ul className={css.views}>{viewIds.filter((view) => own.includes(view)).map(item)}</ul>
      <ul className={css.views}>{viewIds.filter((view) => !own.includes(view)).map(item)}</ul>
    </nav>
  );
}
