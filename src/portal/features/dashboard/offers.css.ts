import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { small } from "#ui/theme/type.css.ts";

export const frame = style({ display: "grid", gap: 16 });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const offer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 16,
  rowGap: 4,
  paddingBlock: 16,
  selectors: {
    "&:first-child": { paddingTop: 0 },
    "& + &": { borderTop: `1px solid ${theme.color.line}` },
  },
});

export const name = style({ gridColumn: 1 });

export const count = style([small, { gridColumn: 1, color: theme.color.inkMuted }]);

export const items = style({ gridColumn: "1 / -1" });

export const apply = style({ gridColumn: 2, gridRow: "1 / 3", alignSelf: "start" });

export const more = style({ paddingTop: 16, borderTop: `1px solid ${theme.color.line}` });
