import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: 24,
  minWidth: 0,
  selectors: {
    "& + &": { marginTop: 36, paddingTop: 24, borderTop: `1px solid ${theme.color.line}` },
  },
});
export const lead = style({ marginTop: 4, color: theme.color.inkMuted });
