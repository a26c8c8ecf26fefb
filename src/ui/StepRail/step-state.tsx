import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { CheckCircleIcon, CircleIcon, HalfDiscIcon } from "../icons/icons.ts";

export type StepState = "notStarted" | "inProgress" | "done" | "attention";

export const stepIcon = {
  notStarted: CircleIcon,
  inProgress: HalfDiscIcon,
  done: CheckCircleIcon,
  attention: AlertCircleIcon,
} satisfies Record<StepState, typeof CircleIcon>;
