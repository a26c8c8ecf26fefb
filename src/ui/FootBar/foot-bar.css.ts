import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { button as toTop } from "../ToTop/to-top.css.ts";
import { depth, frame } from "../theme/scale.ts";

const tablet = "(min-width: 600px) and (max-width: 959.98px)";

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: depth.bar,
  background: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.line}`,
  "@media": {
    [media.print]: { display: "none" },
    "(max-height: 420px)": { position: "relative" },
  },
});
export const inside = style({
  alignItems: "center",
  minHeight: frame.footBar - 1,
  "@media": {
    [tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 16 },
    [media.phone]: {
      minHeight: 0,
      paddingBlock: "8px calc(12px + env(safe-area-inset-bottom))",
      rowGap: 8,
    },
  },
});
export const state = style({
  minWidth: 0,
  "@media": {
    [media.phone]: {
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      selectors: { [`${bar}:has(${toTop}) &`]: { minHeight: 32, paddingInline: 44 } },
    },
  },
});
export const moves = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 } },
});
export const move = style({
  "@media": { [media.phone]: { selectors: { "&:empty": { display: "none" } } } },
});
/** After the button to the top, which has the focus first. */
export const next = style({ order: 2 });
/** On a tablet it stands left of Previous, so that the others stay in place when it appears. */
globalStyle(`${moves} > ${toTop}`, { "@media": { [tablet]: { order: 0 } } });
globalStyle(`${move} > *`, { "@media": { [media.phone]: { width: "100%" } } });
globalStyle(`${moves}:has(> :empty)`, {
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});
export const note = style({
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  "@media": { [media.belowGuide]: { display: "none" } },
});
