import { createVar, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { shared } from "../theme/shared.ts";

const fill = createVar();
const filled = { background: fill, transition: `inline-size ${setting.time.base} linear` };

export const bar = shared({
  display: "block",
  width: "100%",
  maxWidth: 420,
  height: 4,
  border: 0,
  appearance: "none",
  overflow: "hidden",
  borderRadius: 2,
  background: theme.color.line,
  vars: { [fill]: theme.color.accent },
  selectors: {
    "&::-webkit-progress-bar": { background: theme.color.line },
    "&::-webkit-progress-value": filled,
    "&::-moz-progress-bar": filled,
  },
  "@media": { [media.forced]: { forcedColorAdjust: "none", vars: { [fill]: "Highlight" } } },
});
export const paused = style({ vars: { [fill]: theme.color.lineStrong } });
