import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";
import { type } from "../drawing.ts";

const { color } = theme;

const [across, down] = ["--drawing-across", "--drawing-down"];
const breadth = 16;

/** Around a drawing, which scrolls in it. */
export const drawingFrame = style({
  scrollTimeline: `${across} inline, ${down} block`,
  overflow: "auto",
  maxHeight: "min(78vh, 1100px)",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "@media": { [media.phone]: { maxHeight: "60vh" } },
  selectors: { "&:active": { cursor: "grabbing" } },
});

const length = () => createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
/** How broad the shadow is at the edges behind which the drawing goes on. */
export const atStart = length();
export const atEnd = length();
const alongScroll = keyframes({
  "0%": { vars: { [atStart]: "0px", [atEnd]: `${breadth}px` } },
  "4%": { vars: { [atStart]: `${breadth}px` } },
  "96%": { vars: { [atEnd]: `${breadth}px` } },
  "99%, 100%": { vars: { [atStart]: `${breadth}px`, [atEnd]: "0px" } },
});

/** Around the frame: it has no shadow where all can be seen, or in a browser without timelines of scrolling. */
export const edges = style({ position: "relative", timelineScope: `${across}, ${down}` });

const shadow = (towards: string, place: string, size: string) =>
  `linear-gradient(${towards}, color-mix(in srgb, ${color.lineStrong} 70%, transparent), transparent) ${place} / ${size} no-repeat`;
const edge = (pseudo: string, timeline: string, background: string[]) =>
  globalStyle(`${edges}${pseudo}`, {
    "@supports": {
      "(animation-timeline: scroll())": {
        content: '""',
        position: "absolute",
        inset: 0,
        borderRadius: radius.card,
        pointerEvents: "none",
        background: background.join(", "),
        animationName: alongScroll,
        animationTimingFunction: "linear",
        animationFillMode: "both",
        animationTimeline: timeline,
        // It never finishes: a finished one keeps its shadow where nothing is left to scroll.
        animationRange: "0% 101%",
      },
    },
  });
edge("::before", across, [
  shadow("to right", "0 0", `${atStart} 100%`),
  shadow("to left", "100% 0", `${atEnd} 100%`),
]);
edge("::after", down, [
  shadow("to bottom", "0 0", `100% ${atStart}`),
  shadow("to top", "0 100%", `100% ${atEnd}`),
]);

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
