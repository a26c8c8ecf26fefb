import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useWorkOf } from "./use-work.ts";
import * as css from "./work.css.ts";

/** What went wrong on the page itself; a dialog says its own. */
export function WorkBand() {
  const { failure, isStale, subject, dismiss, reload } = useWorkOf();
  if (failure === null || subject !== null) return null;
  return (
    <Callout tone={isStale ? "caution" : "negative"} role="alert">
      <div className={css.band}>
        {failure}
        <Button look="quiet" small onClick={isStale ? reload : dismiss}>
          {isStale ? <Trans>Reload</Trans> : <Trans>Close</Trans>}
        </Button>
      </div>
    </Callout>
  );
}
