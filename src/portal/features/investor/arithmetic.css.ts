import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { caption, small } from "#ui/theme/type.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 8,
  marginBottom: 12,
});

export const list = style({ margin: 0 });

const row = style([
  small,
  {
    display: "grid",
    gridTemplateColumns: "184px 1fr auto",
    alignItems: "baseline",
    gap: 12,
    paddingBlock: 8,
    "@media": { [media.phone]: { gridTemplateColumns: "1fr auto" } },
  },
]);

const sum = style([row, { borderTop: `1px solid ${theme.color.line}`, fontWeight: 600 }]);

const last = style([row, { borderTop: `1px solid ${theme.color.ink}`, fontWeight: 600 }]);

export const look = styleVariants({
  plain: [row],
  /** A figure of which only a part counts. */
  within: [row, { paddingInlineStart: 16, color: theme.color.inkMuted }],
  sum: [sum],
  met: [last, { color: theme.color.positive }],
  missed: [last, { color: theme.color.caution }],
});

export const source = style([
  caption,
  {
    margin: 0,
    color: theme.color.inkFaint,
    "@media": { [media.phone]: { gridColumn: "1 / -1", order: 1 } },
  },
]);

export const amount = style({ margin: 0, fontVariantNumeric: "tabular-nums", textAlign: "end" });
