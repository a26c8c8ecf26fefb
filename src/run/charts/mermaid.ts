import { type ChartParts, type StatePart, type Step } from "#browser/drawing/parts.ts";

const plain = (id: string) => id.replaceAll(/\W/g, "_");
/** Mermaid ends a caption at a semicolon and reads a number sign as a character's code. */
const caption = ({ event, guard, actions }: Step) =>
  [event || "at once", guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(", ")}`]
    .filter(Boolean)
    .join(" ")
    .replaceAll(/[;#]/g, " ");

/** A chart in the language of Mermaid's state diagrams. */
export function mermaidOf({ root, arrows }: ChartParts): string {
  const stateLines = (state: StatePart, indent: string): string[] => {
    const name = `${indent}state "${state.name}" as ${plain(state.id)}`;
    const notes = state.inside.map((step) => `${indent}${plain(state.id)} : ${caption(step)}`);
    const ends = state.kind === "final" ? [`${indent}${plain(state.id)} --> [*]`] : [];
    if (state.children.length === 0) return [name, ...notes, ...ends];
    return [
      `${name} {`,
      ...(state.initial === null ? [] : [`${indent}  [*] --> ${plain(state.initial)}`]),
      ...state.children.flatMap((child) => stateLines(child, `${indent}  `)),
      `${indent}}`,
      ...notes,
    ];
  };
  const lines = arrows.map(
    (arrow) => `  ${plain(arrow.from)} --> ${plain(arrow.to)} : ${caption(arrow)}`,
  );
  return ["stateDiagram-v2", ...stateLines(root, "  "), ...lines, ""].join("\n");
}
