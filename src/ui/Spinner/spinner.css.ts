import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

const turn = keyframes({ to: { rotate: "360deg" } });

export const turning = style({
  animation: `${turn} 900ms linear infinite`,
  "@media": { [media.still]: { animation: "none" } },
});
