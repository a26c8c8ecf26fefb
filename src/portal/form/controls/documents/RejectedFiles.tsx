import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import {
  overRefusal,
  type Queue,
  rejectionMessage,
} from "#portal/features/documents/chosen-files.ts";
import * as css from "./documents.css.ts";

/** Which of the last chosen files were rejected, and why. */
export function RejectedFiles({ queue }: { queue: Queue }) {
  const list = useSelector(queue, (snapshot) => snapshot.context.rejectedFiles);
  const over = useSelector(queue, (snapshot) =>
    snapshot.matches("over") ? rejectionMessage(overRefusal(snapshot)) : null,
  );
  if (!over && list.length === 0) return null;
  return (
    <div className={css.away}>
      <Callout tone="negative">
        <div role="alert">
          {over ? <p>{over}</p> : null}
          {list.length > 1 ? (
            <p>
              <Trans>Multiple images do not meet specifications</Trans>
            </p>
          ) : null}
          {list.map(({ name, refusal: found }) => {
            const refusal = rejectionMessage(found, name);
            return (
              <p key={name}>
                <Trans>
                  <bdi>{name}</bdi>: {refusal}
                </Trans>
              </p>
            );
          })}
        </div>
        <Button
          look="quiet"
          small
          className={css.close}
          onClick={() => queue.send({ type: "refusal.dismiss" })}
        >
          <Trans>Close</Trans>
        </Button>
      </Callout>
    </div>
  );
}
