import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { caption, small } from "#ui/theme/type.css.ts";

/** The words of the whole request, below the lead. */
export const words = style([small, { marginTop: 12, whiteSpace: "pre-line" }]);

export const copied = style([words, { margin: 0, overflowWrap: "anywhere" }]);

export const from = style([caption, { color: theme.color.inkMuted }]);

/** Aligns the label of a quiet button with the text above. */
export const instead = style({ marginBlockStart: 8, marginInlineStart: -12 });

export const explanation = style({
  display: "grid",
  gap: 8,
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.color.line}`,
});

export const back = style({ justifySelf: "start", marginInlineStart: -12 });

export const rail = style([small, { display: "grid", gap: 4 }]);

export const facts = style({ display: "grid", gap: 12, marginBlock: "12px 0" });

export const value = style({ margin: 0, fontWeight: 500 });
