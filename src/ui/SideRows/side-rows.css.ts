import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

const { color } = theme;

export const rows = style({ marginTop: 12 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: "50%",
  background: color.sunken,
  color: color.inkMuted,
});
export const middle = style({ minWidth: 0 });
export const title = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const detail = style({ color: color.inkMuted, overflowWrap: "anywhere" });
