import { styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

const { color } = theme;

export type Tone = "neutral" | "info" | "caution" | "negative" | "positive";

export const plate = styleVariants({
  neutral: { background: color.sunken, borderColor: color.line },
  info: { background: color.accentSoft, borderColor: color.accentLine },
  caution: { background: color.cautionSoft, borderColor: color.cautionLine },
  negative: { background: color.negativeSoft, borderColor: color.negativeLine },
  positive: { background: color.positiveSoft, borderColor: color.positiveLine },
} satisfies Record<Tone, object>);

export const ink = styleVariants({
  neutral: { color: color.inkMuted },
  info: { color: color.accentInk },
  caution: { color: color.caution },
  negative: { color: color.negative },
  positive: { color: color.positive },
} satisfies Record<Tone, object>);
