import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useCase, useWork } from "./case-context.ts";
import * as css from "./review.css.ts";

/** What went wrong on the page itself; a dialog says its own. */
export function CaseBand() {
  const { work } = useCase();
  const { failure, subject, dismiss, reload } = useWork();
  const isStale = useSelector(work, (snapshot) => snapshot.matches("stale"));
  if (isStale)
    return (
      <Callout tone="caution" role="alert">
        <div className={css.bandText}>
          <Trans>This page may be out of date.</Trans>
          <Button look="quiet" small onClick={reload}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      </Callout>
    );
  if (failure === null || subject !== null) return null;
  return (
    <Callout tone="negative" role="alert">
      <div className={css.bandText}>
        {failure}
        <Button look="quiet" small onClick={dismiss}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Callout>
  );
}
