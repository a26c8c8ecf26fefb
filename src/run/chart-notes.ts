import type { Plugin } from "vite";

const chart = /[\\/]machines[\\/][\w-]+\.ts$/;

/**
 * Leaves the descriptions of states out of the built portal: they are for whoever reads a chart, and nothing the
 * browser runs reads them.
 */
export function withoutChartNotes(): Plugin {
  return {
    name: "gatehouse:chart-notes",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: chart },
      handler(code) {
        const cut = notesIn(this.parse(code)).toSorted((a, b) => b.start - a.start);
        return {
          code: cut.reduce((left, { start, end }) => {
            const after = left.slice(end).replace(/^\s*,/, "");
            return left.slice(0, start) + after;
          }, code),
          map: null,
        };
      },
    },
  };
}

interface Note {
  type: "Property";
  start: number;
  end: number;
}

/** Every `description` that is a plain text, wherever it stands. */
function notesIn(node: unknown): Note[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(notesIn);
  return isNote(node) ? [node, ...inside] : inside;
}

function isNote(node: object): node is Note {
  const { type, key, value } = node as { type?: unknown; key?: object; value?: object };
  return (
    type === "Property" &&
    (key as { name?: unknown } | undefined)?.name === "description" &&
    typeof (value as { value?: unknown } | undefined)?.value === "string"
  );
}
