import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { small } from "#ui/theme/type.css.ts";

export const mark = style([small, { fontWeight: 400, color: theme.color.inkMuted }]);

export const error = style([
  small,
  {
    display: "flex",
    alignItems: "center",
    gap: 6,
    marginBlock: "12px 8px",
    fontWeight: 500,
    color: theme.color.negative,
  },
]);

export const facts = style({
  marginTop: 16,
  paddingTop: 20,
  borderTop: `1px solid ${theme.color.line}`,
});

export const away = style({ marginTop: 12 });
/** Aligns the label of a quiet button with the text above. */
export const close = style({ marginBlockStart: 4, marginInlineStart: -12 });

export const guide = style({
  selectors: { "&:not(:empty)": { marginTop: 12 } },
  "@media": { [media.wide]: { selectors: { "&:not(:empty)": { marginTop: 0 } } } },
});

export const closed = style([small, { color: theme.color.inkMuted }]);
