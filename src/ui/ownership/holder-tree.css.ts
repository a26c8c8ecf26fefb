import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { caption, label } from "../theme/type.css.ts";

const pillWidth = 64;
const pillHeight = 24;
const indent = 24;

export const tree = style({ minWidth: 0 });

export const top = style([
  label,
  {
    margin: 0,
    padding: "8px 12px",
    borderRadius: 6,
    background: theme.color.accent,
    color: theme.color.onAccent,
    overflowWrap: "anywhere",
  },
]);

export const branch = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  marginInlineStart: indent / 2,
});

/** The line at the left connects the leaves; it ends at the last one. */
export const leaf = style({
  position: "relative",
  paddingBlockStart: 12,
  paddingInlineStart: indent,
  borderInlineStart: `1.5px solid ${theme.color.lineStrong}`,
  selectors: {
    "&:last-child": { borderInlineStartColor: "transparent" },
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: -1.5,
      width: indent,
      height: 12 + pillHeight / 2,
      borderInlineStart: `1.5px solid ${theme.color.lineStrong}`,
      borderBlockEnd: `1.5px solid ${theme.color.lineStrong}`,
      borderEndStartRadius: 6,
    },
  },
});

/** A long pill is above the name. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "4px 12px",
});

export const pill = style([
  caption,
  {
    position: "relative",
    minWidth: pillWidth,
    padding: "3px 10px",
    border: `1px solid ${theme.color.line}`,
    borderRadius: pillHeight / 2,
    background: theme.color.surface,
    color: theme.color.ink,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
  },
]);
export const litPill = style({
  borderColor: theme.color.accentLine,
  background: theme.color.accentSoft,
});

export const words = style({
  display: "grid",
  flex: "1 1 128px",
  minWidth: 0,
  paddingBlockStart: 2,
  overflowWrap: "anywhere",
});
export const name = style([label]);
export const note = style([caption, { margin: 0, color: theme.color.inkMuted, fontWeight: 400 }]);
export const share = style({
  marginInlineStart: 8,
  color: theme.color.ink,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
