import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { small } from "#ui/theme/type.css.ts";

export const frame = style({ display: "grid", gap: 16 });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const offer = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: 16,
  paddingBlock: 16,
  selectors: {
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
    "& + &": { borderTop: `1px solid ${theme.color.line}` },
  },
  "@media": { [media.phone]: { flexDirection: "column", gap: 12 } },
});

export const told = style({ display: "grid", gap: 4, minWidth: 0 });

export const count = style([small, { color: theme.color.inkMuted }]);
