import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

/** Space under the head: 32, unless the frame sets another. */
export const headGap = createVar();

export const head = style({ marginBottom: fallbackVar(headGap, "32px") });
export const eyebrow = style({ marginBottom: 8, color: theme.color.inkFaint, fontWeight: 500 });
export const title = style({ selectors: { "&:focus": { outline: "none" } } });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
});
export const lead = style({ marginTop: 8 });
