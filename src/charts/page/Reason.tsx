import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useChart } from "../app/navigation.tsx";

/** Why a chart is walked at no more levels, by the words of src/models/levels.ts. */
const reasons: readonly [string, MessageDescriptor][] = [
  [
    "It starts and stops actors; nothing of it is shown.",
    msg`It starts and stops actors; nothing of it is shown.`,
  ],
  [
    "It stores the link of an invitation; nothing of it is shown.",
    msg`It stores the link of an invitation; nothing of it is shown.`,
  ],
  [
    "It counts what other charts do; nothing of it is shown.",
    msg`It counts what other charts do; nothing of it is shown.`,
  ],
  [
    "It names the step of the section that is shown, and the page shows both.",
    msg`It names the step of the section that is shown, and the page shows both.`,
  ],
  [
    "It is the wait before a session's end is shown; both its ends are states of the session.",
    msg`It is the wait before a session's end is shown; both its ends are states of the session.`,
  ],
];

const reasonMessage = (reason: string): MessageDescriptor | undefined =>
  reasons.find(([text]) => text === reason)?.[1];

/** Why it is walked at no more levels, or along which other chart. */
export function Reason() {
  const { i18n } = useLingui();
  const { reason, partOf } = useChart().walked;
  const message = reasonMessage(reason);
  return (
    <>
      {partOf === "" ? null : (
        <>
          <Trans>Part of {partOf}.</Trans>{" "}
        </>
      )}
      {message ? i18n._(message) : <span lang="en">{reason}</span>}
    </>
  );
}
