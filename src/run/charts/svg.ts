import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Drawing, type } from "#browser/drawing/drawing.ts";
import { Picture } from "#browser/drawing/Picture.ts";

/** Readable on a light and on a dark page. */
const styles = `
  svg { --paper: #fff; --deep: #f6f5f2; --ink: #17191e; --muted: #4b4f59; --line: #817e76; --guard: #1c4685; --action: #1b6640; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #16181d; --deep: #1e2128; --ink: #f0eee9; --muted: #b4b7bf; --line: #8a8d95; --guard: #9dbcf0; --action: #8fd0aa; }
  }
  text { font: ${type.size}px ${type.family}; fill: var(--ink); white-space: pre; }
  .name { font-weight: 700; } .note { fill: var(--muted); } .guard { fill: var(--guard); } .action { fill: var(--action); }
  .state { fill: var(--paper); stroke: var(--line); } .deep { fill: var(--deep); }
  .parallel { stroke-dasharray: 6 3; } .inner { fill: none; stroke: var(--line); }
  .arrow { fill: none; stroke: var(--muted); } .mark { fill: var(--ink); } .head { fill: var(--muted); } .label { fill: var(--paper); }
  .words { fill: var(--paper); } .words.deep { fill: var(--deep); }
  .canvas { fill: var(--paper); }
`;

/** A drawing as a file for a page of documentation, an element a line. */
export function svgOf(name: string, drawing: Drawing): string {
  const below = createElement("style", null, styles);
  const markup = renderToStaticMarkup(
    createElement(Picture, { label: `State chart ${name}`, drawing, below }),
  );
  return `${markup.replaceAll(/(<\/style>|<\/defs>|<\/g>|<\/svg>|<circle [^>]*><\/circle>)/g, "$1\n")}`;
}
