import {
  type Drawing,
  type DrawnArrow,
  type DrawnState,
  type TextLine,
  type,
  wordsBox,
} from "./drawing.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Readable on a light and on a dark page. */
const styles = `
  svg { --paper: #fff; --deep: #f6f5f2; --ink: #17191e; --muted: #4b4f59; --line: #817e76; --guard: #1c4685; --action: #1b6640; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #16181d; --deep: #1e2128; --ink: #f0eee9; --muted: #b4b7bf; --line: #8a8d95; --guard: #9dbcf0; --action: #8fd0aa; }
  }
  text { font: ${type.size}px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: var(--ink); white-space: pre; }
  .name { font-weight: 700; } .note { fill: var(--muted); } .guard { fill: var(--guard); } .action { fill: var(--action); }
  .state { fill: var(--paper); stroke: var(--line); } .deep { fill: var(--deep); }
  .parallel { stroke-dasharray: 6 3; } .inner { fill: none; stroke: var(--line); }
  .arrow { fill: none; stroke: var(--muted); } .mark { fill: var(--ink); } .head { fill: var(--muted); } .label { fill: var(--paper); }
  .words { fill: var(--paper); } .words.deep { fill: var(--deep); }
  .canvas { fill: var(--paper); }`;

/** Lines of text from a top left corner; each is as wide as it was laid out, in any font. */
const textAt = (lines: readonly TextLine[], x: number, y: number) =>
  lines
    .map(({ text, look }, at) => {
      const width = (text.length * type.charWidth).toFixed(1);
      const line = (y + type.size + at * type.line).toFixed(1);
      return `<text class="${look}" x="${x}" y="${line}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
    })
    .join("");

function stateOf({ id, kind, depth, x, y, width, height }: DrawnState) {
  const box = (inset: number, name: string) =>
    `<rect class="${name}" x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="8"/>`;
  const looks = ["state", depth % 2 === 0 && "deep", kind === "parallel" && "parallel"];
  return [
    `<g data-state="${escaped(id)}">`,
    box(0, looks.filter(Boolean).join(" ")),
    kind === "final" ? box(3, "inner") : "",
    "</g>",
  ].join("");
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Above the arrows, which pass behind the words. */
function wordsOf(state: DrawnState) {
  const { x, y, width, height } = wordsBox(state);
  const shade = state.depth % 2 === 0 ? "words deep" : "words";
  return `<rect class="${shade}" x="${tenths(x - 4)}" y="${tenths(y - 2)}" width="${width + 8}" height="${height + 4}"/>${textAt(state.lines, x, y)}`;
}

const arrowOf = ({ id, points, label }: DrawnArrow) =>
  [
    `<g data-arrow="${escaped(id)}">`,
    `<path class="arrow" marker-end="url(#head)" d="M${points.map(({ x, y }) => `${x} ${y}`).join("L")}"/>`,
    label
      ? `<rect class="label" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" rx="3"/>${textAt(label.lines, label.x + 4, label.y + 2)}`
      : "",
    "</g>",
  ].join("");

/** A drawing as a picture for a page of documentation. */
export function svgOf(name: string, drawing: Drawing): string {
  const { width, height, states, beginnings, arrows } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${height + 16}" width="${width + 16}" height="${height + 16}" role="img" aria-label="State chart ${escaped(name)}">`,
    `<style>${styles}\n</style>`,
    `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>`,
    `<rect class="canvas" x="-8" y="-8" width="${width + 16}" height="${height + 16}"/>`,
    ...states.map(stateOf),
    ...beginnings.map(({ x, y }) => `<circle class="mark" cx="${x}" cy="${y}" r="6"/>`),
    ...arrows.map(arrowOf),
    ...states.map(wordsOf),
    "</svg>",
    "",
  ].join("\n");
}
