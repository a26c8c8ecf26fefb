import { AlertCircleIcon } from "./icons/AlertCircleIcon.tsx";
import { CheckCircleIcon } from "./icons/CheckCircleIcon.tsx";
import { CircleIcon } from "./icons/CircleIcon.tsx";
import { HalfDiscIcon } from "./icons/HalfDiscIcon.tsx";

export type StepState = "notStarted" | "inProgress" | "done" | "attention";

/** The icon of each state; words always stand beside it. */
export const stepIcon = {
  notStarted: CircleIcon,
  inProgress: HalfDiscIcon,
  done: CheckCircleIcon,
  attention: AlertCircleIcon,
} satisfies Record<StepState, typeof CircleIcon>;
