import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

const { color } = theme;

export const root = style({ position: "relative", minWidth: 0 });
export const rootSmall = style({ flex: "none", position: "static" });
export const smallBox = style({
  display: "flex",
  alignItems: "stretch",
  height: "100%",
  width: "5rem",
  borderInlineEnd: `1px solid ${color.line}`,
});
export const input = style({ paddingInlineEnd: 0, cursor: "pointer" });
export const chevronSmall = style({ paddingInline: "2px 9px" });
export const chevron = shared({
  display: "flex",
  alignItems: "center",
  flex: "none",
  paddingInline: "4px 11px",
  color: color.inkMuted,
  cursor: "pointer",
});

export const panel = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInline: 0,
  zIndex: depth.list,
  padding: 4,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.high,
});
export const panelSmall = style({ minWidth: "min(280px, 100%)" });
export const list = style({
  maxHeight: 288,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:empty": { display: "none" } },
});
export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: setting.control.row,
  padding: "6px 11px",
  borderRadius: radius.control,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[data-active]": { background: color.accentSoft },
    "&[aria-selected='true']": { fontWeight: 500 },
  },
  "@media": {
    [media.forced]: { selectors: { "&[data-active]": { outline: "2px solid Highlight" } } },
  },
});
export const label = style({ minWidth: 0 });
export const detail = style({
  display: "block",
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 400,
});
export const part = style({ fontWeight: 600 });
export const aside = style({
  flex: "none",
  maxWidth: "45%",
  color: color.inkFaint,
  fontSize: "0.875rem",
  textAlign: "end",
  selectors: { "[data-active] > &": { color: color.inkMuted } },
});
export const foot = style({
  margin: "4px 0 0",
  padding: "8px 11px 6px",
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  selectors: { [`${list}:empty + &`]: { marginTop: 0, borderTop: 0 } },
});
