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
    "It waits before a session's end is shown; a person sees its outcome alone, as a state of the session.",
    msg`It waits before a session's end is shown; a person sees its outcome alone, as a state of the session.`,
  ],
];
