import { style } from "@vanilla-extract/css";
import { headGap } from "../PageHead/page-head.css.ts";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const halves = media.fromRail;
const narrow = media.belowRail;

export const page = style({
  position: "relative",
  display: "grid",
  minHeight: "100dvh",
  background: theme.color.surface,
  "@media": {
    [halves]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "88px 1fr auto",
    },
    [narrow]: { gridTemplateRows: "auto 1fr auto" },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  "@media": {
    [halves]: { gridArea: "1 / 1 / 2 / 3", zIndex: 1, paddingInline: 64, paddingTop: 4 },
    [narrow]: { padding: "8px 24px", minHeight: 60 },
    [media.phone]: { padding: "8px 16px" },
  },
});
export const tools = style({ marginInlineEnd: -10 });

export const aside = style({
  "@media": {
    [halves]: {
      gridArea: "1 / 1 / 4 / 2",
      padding: "192px 48px 96px",
      background: theme.color.canvas,
      borderInlineEnd: `1px solid ${theme.color.line}`,
    },
    [narrow]: { display: "none" },
  },
});
export const story = style({ maxWidth: 440, marginInline: "auto" });

export const main = style({
  minWidth: 0,
  "@media": {
    [halves]: { gridArea: "2 / 2 / 3 / 3", padding: "104px 48px 48px" },
    [narrow]: { padding: "20px 24px 32px" },
    [media.phone]: { padding: "20px 16px 32px" },
  },
});
export const form = style({ maxWidth: 400, marginInline: "auto", vars: { [headGap]: "24px" } });

export const foot = style({
  color: theme.color.inkFaint,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  "@media": {
    [halves]: {
      gridArea: "3 / 1 / 4 / 3",
      zIndex: 1,
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "center",
      paddingBottom: 32,
    },
    [narrow]: { padding: "16px 16px 24px", textAlign: "center" },
  },
});
export const footStart = style({
  "@media": { [halves]: { paddingInline: 64 }, [narrow]: { display: "none" } },
});
export const footEnd = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "4px 24px",
});
