import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { viewNames } from "#contract/desk/queues.ts";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { h1 } from "#ui/theme/type.css.ts";
import { NextLink, QueueLink, useGo, useQueueData, useQueueSearch } from "#desk/app/navigation.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import { moveAmong, useKeys } from "#desk/shell/use-keys.ts";
import { CaseTable } from "./CaseTable.tsx";
import { Filters } from "./Filters.tsx";
import * as css from "./queues.css.ts";
import { ViewRail } from "./ViewRail.tsx";

/** The cases of one view, oldest first. All of the filter is in the address. */
export function QueuePage() {
  const { i18n } = useLingui();
  const search = useQueueSearch();
  const { cases } = useQueueData();
  const go = useGo();
  const { view = "unassigned", after, ...filter } = search;
  const title = i18n._(viewNames[view]);
  usePageTitle(title);
  useKeys({
    j: () => moveAmong("[data-row]", 1),
    k: () => moveAmong("[data-row]", -1),
    o: () => (document.activeElement as HTMLElement | null)?.click(),
    n: () => go.toNext(),
  });
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Page>
      <div className={css.columns}>
        <ViewRail />
        <div className={css.content}>
          <div className={css.head}>
            <h1 className={h1} tabIndex={-1}>
              {title}
            </h1>
            <NextLink className={css.next}>
              <Trans>Next case</Trans>
            </NextLink>
          </div>
          <Filters />
          {cases.cases.length > 0 ? (
            <CaseTable rows={cases.cases} />
          ) : (
            <EmptyState
              icon={<CheckCircleIcon />}
              title={
                isFiltered ? (
                  <Trans>No cases match the filters</Trans>
                ) : (
                  <Trans>No cases in this queue</Trans>
                )
              }
              text={
                isFiltered ? (
                  <Trans>Remove a filter to see more.</Trans>
                ) : (
                  <Trans>New cases appear here when applicants submit.</Trans>
                )
              }
            />
          )}
          <nav className={css.pager} aria-label={title}>
            <span>
              <Plural value={cases.cases.length} one="# case shown" other="# cases shown" />
            </span>
            {after ? (
              <QueueLink className={css.page} search={{ view, ...filter }}>
                <Trans>Back to oldest cases</Trans>
              </QueueLink>
            ) : null}
            {cases.next === null ? null : (
              <QueueLink className={css.page} search={{ ...search, after: cases.next }}>
                <Trans>More cases</Trans>
              </QueueLink>
            )}
          </nav>
        </div>
      </div>
    </Page>
  );
}
