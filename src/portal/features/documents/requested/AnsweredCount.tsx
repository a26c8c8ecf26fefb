import { isAnswered } from "@gatehouse/machines/documents/requested-item";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { RequestRef } from "./request.ts";

/** 2 of 3 answered. */
export function AnsweredCount({ actor }: { actor: RequestRef }) {
  const total = useSelector(actor, ({ context }) => context.items.length);
  const answered = useSelector(actor, ({ context }) => context.items.filter(isAnswered).length);
  return (
    <Trans>
      {answered} of {total} answered
    </Trans>
  );
}
