import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, radius } from "../theme/scale.ts";

export const button = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  background: theme.color.surface,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  color: theme.color.inkMuted,
  selectors: { "&:hover": { color: theme.color.ink, borderColor: theme.color.inkMuted } },
  "@media": {
    [media.wide]: {
      position: "fixed",
      insetInlineEnd: 16,
      insetBlockEnd: 80,
      zIndex: depth.bar,
      boxShadow: theme.shadow.low,
    },
    [media.belowGuide]: { flex: "none", order: 1, marginInline: "auto" },
    [media.phone]: {
      position: "absolute",
      insetInlineEnd: 8,
      insetBlockStart: 2,
      borderColor: "transparent",
      background: "none",
    },
    [media.print]: { display: "none" },
  },
});
