import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const box = style({ position: "relative" });
export const small = style({ minHeight: setting.control.small });
export const select = style({
  width: "100%",
  minWidth: 0,
  paddingInline: "11px 34px",
  border: 0,
  borderRadius: 5,
  background: "none",
  fontSize: "1rem",
  lineHeight: "1.5rem",
  textOverflow: "ellipsis",
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&:focus, &:focus-visible": { outline: "none" },
  },
});
export const smallText = style({ fontSize: "0.875rem", lineHeight: setting.line.small });
export const sign = style({
  position: "absolute",
  insetInlineEnd: 10,
  insetBlock: 0,
  marginBlock: "auto",
  color: theme.color.inkMuted,
  pointerEvents: "none",
});
