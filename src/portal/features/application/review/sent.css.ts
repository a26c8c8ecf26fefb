import { style } from "@vanilla-extract/css";
import { headGap } from "#ui/PageHead/page-head.css.ts";
import { media } from "#ui/theme/media.ts";
import { reading } from "#portal/shell/shell.css.ts";

export const narrow = style([
  reading,
  {
    vars: { [headGap]: "0px" },
    display: "grid",
    gap: 32,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [media.print]: { vars: { [headGap]: "16px" }, display: "block" } },
  },
]);

export const part = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.print]: { display: "block", marginBlockStart: 24 } },
});

export const title = style({ breakAfter: "avoid" });
