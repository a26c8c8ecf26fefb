import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { CheckCircleIcon, CircleIcon, InfoIcon } from "../icons/icons.ts";
import type { Tone } from "./tone.css.ts";

export const toneIcon = {
  neutral: CircleIcon,
  info: InfoIcon,
  caution: AlertCircleIcon,
  negative: AlertCircleIcon,
  positive: CheckCircleIcon,
} satisfies Record<Tone, typeof InfoIcon>;
