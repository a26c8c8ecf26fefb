import { AlertCircleIcon } from "./icons/AlertCircleIcon.tsx";
import { CheckCircleIcon } from "./icons/CheckCircleIcon.tsx";
import { CircleIcon } from "./icons/CircleIcon.tsx";
import { InfoIcon } from "./icons/InfoIcon.tsx";
import type { Tone } from "./tone.css.ts";

/** The icon a tone has when nothing more exact is given. */
export const toneIcon = {
  neutral: CircleIcon,
  info: InfoIcon,
  caution: AlertCircleIcon,
  negative: AlertCircleIcon,
  positive: CheckCircleIcon,
} satisfies Record<Tone, typeof InfoIcon>;
