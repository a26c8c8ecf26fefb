import { style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

const { color } = theme;

export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) auto",
  columnGap: 8,
  paddingBottom: 12,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  selectors: {
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 9.5,
      insetBlock: `calc(${setting.line.small} + 1px) 1px`,
      width: 1,
      background: color.line,
    },
    "&:last-child": { paddingBottom: 0 },
  },
});
export const ink = styleVariants({
  done: { color: color.ink },
  current: { color: color.ink, fontWeight: 500 },
  attention: { color: color.ink, fontWeight: 500 },
  future: { color: color.inkFaint },
});
export const sign = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  height: setting.line.small,
});
export const signInk = styleVariants({
  done: { color: color.positive },
  current: { color: color.accentInk },
  attention: { color: color.caution },
  future: { color: color.inkFaint },
});
export const text = style({ minWidth: 0 });
export const when = style({
  color: color.inkFaint,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
