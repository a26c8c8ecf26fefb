import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";

export const page = style({
  maxWidth: 1368,
  marginInline: "auto",
  padding: "24px 24px 120px",
  "@media": { [media.phone]: { paddingInline: 16 } },
});
export const columns = style({
  display: "grid",
  alignItems: "start",
  gap: 24,
  marginTop: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const column = style({ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" });
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, 40px)",
  gap: 14,
});
