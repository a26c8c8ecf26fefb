import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";

const { color } = theme;

export const input = style({ display: "grid", gap: 16 });

export const kinds = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
});

export const kind = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: setting.control.height,
  margin: -1,
  border: "1px solid transparent",
  borderRadius: radius.control,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.ink },
    "&:has(:checked)": {
      color: color.accentInk,
      background: color.accentSoft,
      borderColor: color.accent,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  "@media": { [media.forced]: { selectors: { "&:has(:checked)": { borderWidth: 2 } } } },
});

export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
globalStyle(`${kind} > svg`, { flex: "none" });

/** Ten units wide, three high, as the strokes are. */
export const area = style({
  position: "relative",
  display: "grid",
  aspectRatio: "10 / 3",
  minHeight: 120,
  width: "100%",
  overflow: "hidden",
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
});

export const pad = style({
  gridArea: "1 / 1",
  width: "100%",
  height: "100%",
  touchAction: "none",
  cursor: "crosshair",
});

export const ink = style({
  fill: "none",
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});

export const line = style({
  position: "absolute",
  insetInline: "12%",
  insetBlockEnd: "22%",
  borderBlockEnd: `1px dashed ${color.lineStrong}`,
  pointerEvents: "none",
});

export const clear = style({ position: "absolute", insetBlockStart: 8, insetInlineEnd: 8 });

export const typed = style({
  gridArea: "1 / 1",
  alignSelf: "end",
  justifySelf: "center",
  maxWidth: "80%",
  marginBlock: "0 calc(10% - 8px)",
  overflow: "hidden",
  color: color.ink,
  fontFamily:
    "'Snell Roundhand', 'Segoe Script', 'Brush Script MT', STKaiti, KaiTi, BiauKai, DFKai-SB, cursive",
  fontSize: "clamp(1.25rem, 5vw, 2rem)",
  lineHeight: 1.25,
  fontStyle: "italic",
  textAlign: "center",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { ":root:lang(zh) &": { fontStyle: "normal" } },
});
