import { Trans } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { CheckCircleIcon, CircleIcon } from "#ui/icons/icons.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { useSlotTitle } from "#portal/features/documents/use-slot-title.ts";
import * as css from "./requested-items.css.ts";

/** What the reviewer asks for, in their words. */
export function RequestedItems({ request }: { request: NonNullable<LineReply["request"]> }) {
  const titleOf = useSlotTitle();
  return (
    <div className={css.request}>
      <p className={css.from}>
        <Trans>From the reviewer</Trans>
      </p>
      {request.text ? <p className={css.text}>{request.text}</p> : null}
      <ul className={css.items}>
        {request.items.map(({ asks, wording, person, text, is_answered: isAnswered }, at) => (
          <li key={at} className={css.item}>
            <span className={isAnswered ? css.answered : css.open}>
              {isAnswered ? <CheckCircleIcon size={16} /> : <CircleIcon size={16} />}
            </span>
            <div>
              <p className={css.title}>
                {titleOf({ asks, wording, person })}
                {isAnswered ? (
                  <VisuallyHidden>
                    {" "}
                    (<Trans>answered</Trans>)
                  </VisuallyHidden>
                ) : null}
              </p>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
