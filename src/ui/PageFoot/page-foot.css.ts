import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { frame } from "../theme/scale.ts";

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 24px",
  width: "100%",
  maxWidth: frame.content + 48,
  marginInline: "auto",
  padding: "16px 24px 24px",
  color: theme.color.inkFaint,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  "@media": { [media.phone]: { paddingInline: 16 }, [media.print]: { display: "none" } },
});
export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 24px",
});
