import axe from "axe-core";
import { withRealTimers } from "./clock.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every rule the page breaks, with the first element that breaks it. */
export async function brokenRules(): Promise<string[]> {
  const { violations } = await withRealTimers(() =>
    axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
