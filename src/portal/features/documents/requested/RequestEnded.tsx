import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { EndPage } from "#portal/shell/EndPage.tsx";
import { useSlotTitle } from "../use-slot-title.ts";
import type { RequestProps } from "./request.ts";
import * as css from "./requested.css.ts";

/** The request ended while the person answered it; words that the server does not have can be copied. */
export function RequestEnded({ actor, request }: RequestProps) {
  const { t } = useLingui();
  const titleOf = useSlotTitle();
  const items = useSelector(actor, ({ context }) => context.items);
  const unsaved = items.filter(({ isSaved, words }) => !isSaved && words.trim() !== "");
  return (
    <EndPage
      title={t`This request has ended`}
      lead={<Trans>The answers were already sent, or we no longer need these documents.</Trans>}
    >
      {unsaved.length === 0 ? null : (
        <section>
          <h2 className={css.from}>
            <Trans>These words were not saved. Copy them if you still need them.</Trans>
          </h2>
          <dl>
            {unsaved.map(({ id, words }) => (
              <div key={id}>
                <dt className={css.from}>
                  {titleOf(request.items.find((item) => item.id === id)!)}
                </dt>
                <dd className={css.copied}>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </EndPage>
  );
}
