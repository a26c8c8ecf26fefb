import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import { linesInReview } from "../requests/request-items.ts";
import { useCase, useWork } from "./case-context.ts";
import { Exports } from "./Exports.tsx";
import * as css from "./review.css.ts";

/** Who has the case, and what can be done with all of it. */
export function Assignment() {
  const { case: shown } = useCase();
  const { id } = usePerson();
  const { send, ask, isSending } = useWork();
  const isMine = shown.assignee?.id === id;
  const open = shown.requests.find(({ ended_at }) => ended_at === null);
  return (
    <div className={css.assignment}>
      <p className={css.assignee}>
        {shown.assignee === null ? (
          <Trans>Not claimed</Trans>
        ) : isMine ? (
          <Trans>Your case</Trans>
        ) : (
          <Trans>Assigned to {shown.assignee.name}</Trans>
        )}
      </p>
      <div className={css.actions}>
        <Exports />
        {shown.may_work ? (
          <>
            {isMine ? (
              <Button
                look="quiet"
                small
                busy={isSending}
                onClick={() => send({ call: "deskRelease", body: {} })}
              >
                <Trans>Release</Trans>
              </Button>
            ) : null}
            <Button look="secondary" small onClick={() => ask({ kind: "assign" })}>
              <Trans>Assign</Trans>
            </Button>
            {shown.assignee === null ? (
              <Button small busy={isSending} onClick={() => send({ call: "deskClaim", body: {} })}>
                <Trans>Claim</Trans>
              </Button>
            ) : open === undefined && linesInReview(shown).length > 0 ? (
              <Button look="secondary" small onClick={() => ask({ kind: "request" })}>
                <Trans>Request documents</Trans>
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
