import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { small } from "#ui/theme/type.css.ts";

export const frame = style({ display: "grid", gap: 16 });

export const several = style({ justifySelf: "start" });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  display: "grid",
  columnGap: 32,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const offer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  columnGap: 16,
  rowGap: 4,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: {
    "&:first-child": { paddingTop: 0, borderBlockStart: "none" },
  },
  "@media": {
    [media.wide]: {
      selectors: { "&:nth-child(2)": { paddingTop: 0, borderBlockStart: "none" } },
    },
  },
});

export const name = style({ gridColumn: 1 });

export const about = style([small, { gridColumn: 1 }]);

export const count = style([small, { gridColumn: 1, color: theme.color.inkMuted }]);

export const items = style({ gridColumn: "1 / -1" });

export const apply = style({ gridColumn: 2, gridRow: "1 / 4", alignSelf: "start" });
