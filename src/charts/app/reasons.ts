import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a chart is walked at no more levels, by the words of src/models/levels.ts. */
export const reasons: readonly [string, MessageDescriptor][] = [
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
