import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";
import { type } from "./drawing.ts";

const { color } = theme;

/** Around a drawing, which scrolls in it. */
export const drawingFrame = style({
  overflow: "auto",
  maxHeight: "min(78vh, 1100px)",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "@media": { [media.phone]: { maxHeight: "60vh" } },
  selectors: { "&:active": { cursor: "grabbing" } },
});

const inFrame = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${drawingFrame} ${selector}`, rule);

globalStyle(`${drawingFrame} > svg`, {
  display: "block",
  maxWidth: "none",
  marginInline: "auto",
  userSelect: "none",
});
globalStyle(`${drawingFrame}[data-fits] > svg`, { maxWidth: "100%", height: "auto" });
inFrame("text", {
  fontFamily: type.family,
  fontSize: type.size,
  fill: color.ink,
  whiteSpace: "pre",
});
inFrame(".name", { fontWeight: 700 });
inFrame(".note", { fill: color.inkMuted });
inFrame(".guard", { fill: color.accentInk });
inFrame(".action", { fill: color.positive });
inFrame(".canvas, .label, .words", { fill: color.surface });
inFrame(".state", { fill: color.surface, stroke: color.lineStrong });
inFrame(".state.deep, .words.deep", { fill: color.canvas });
inFrame(".parallel", { strokeDasharray: "6 3" });
inFrame(".inner", { fill: "none", stroke: color.lineStrong });
inFrame(".arrow", { fill: "none", stroke: color.inkFaint });
inFrame(".mark", { fill: color.ink });
inFrame(".head", { fill: color.inkFaint });
inFrame(".count > rect", { fill: color.ink });
inFrame(".count > text", { fill: color.surface, fontWeight: 600 });
inFrame(".state.active", { stroke: color.accent });
inFrame(".state.current", { strokeWidth: 3 });
inFrame(".state.current, .words.current", { fill: color.accentSoft });
inFrame(".state.found", { stroke: color.caution, strokeWidth: 3 });
inFrame("g.open", { cursor: "pointer" });
inFrame("g.open > .arrow", { stroke: color.accent, strokeWidth: 2 });
inFrame("g.open > .label", { fill: color.accentSoft, stroke: color.accentLine });
inFrame("g.open:hover > .label", { stroke: color.accent, strokeWidth: 2 });
inFrame("g.taken > .arrow", { stroke: color.positive, strokeWidth: 3 });
inFrame("g.taken > .label", { stroke: color.positive });
inFrame("g.found > .label", { stroke: color.caution, strokeWidth: 3 });
