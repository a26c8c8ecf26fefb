import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { watchedListNames } from "#contract/desk/risk-words.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { useCase } from "./case-context.ts";

/** How old the lists and rates are by which cases are judged today. */
export function ListAges() {
  const { i18n } = useLingui();
  const { list_ages: ages } = useCase().case;
  return (
    <>
      {ages.some((age) => age.is_stale) ? (
        <Callout tone="caution">
          <Trans>
            A list is older than the policy allows. Ask Compliance for the latest edition before you
            decide.
          </Trans>
        </Callout>
      ) : null}
      <SummaryList
        rows={ages.map(({ list, version, days, is_stale: isStale }) => ({
          key: list,
          term: i18n._(watchedListNames[list]),
          answer: (
            <>
              {formatDay(version, i18n.locale as Locale)}{" "}
              <Badge tone={isStale ? "caution" : "neutral"}>
                <Plural value={days} one="# day old" other="# days old" />
              </Badge>
            </>
          ),
        }))}
      />
    </>
  );
}
