import { join } from "node:path";
import { build, type Rollup } from "vite";
import { root } from "../../../src/run/inputs.ts";
import type { Budget, Row } from "../budget.ts";

const ofCharts = /\/src\/(charts|browser\/drawing)\/|virtual:(drawn-)?chart/;
/** Where an installation shows its charts, the portal loads these to tell them what it does. */
const telling = /\/src\/(browser\/report-charts|contract\/charts\/live-report)\.ts$/;

export const chartsApart: Budget = {
  name: "charts-apart",
  method:
    "The applicants' app, built as for dist/portal. Modules of src/charts, of src/browser/drawing and of virtual:charts in any of its files. What tells the charts (src/browser/report-charts.ts) is loaded where a page has `data-charts`, so it stands in a file of its own: counted are the other modules there, and the files that load it at once.",
  async measure() {
    const chunks = await portalChunks();
    const apart = chunks.filter(({ moduleIds }) => moduleIds.some((id) => telling.test(id)));
    if (apart.length === 0) throw new Error("No file tells the charts.");
    const beside = apart.flatMap(({ moduleIds }) => moduleIds.filter((id) => !telling.test(id)));
    const names = new Set(apart.map(({ fileName }) => fileName));
    const loading = chunks.filter(
      ({ fileName, imports }) => !names.has(fileName) && imports.some((name) => names.has(name)),
    );
    return [
      rowOf(
        `modules of the charts in ${chunks.length} files of the portal`,
        chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => ofCharts.test(id))).length,
      ),
      rowOf(
        "modules beside what tells the charts, and files that load it at once",
        beside.length + loading.length,
      ),
    ];
  },
};

const rowOf = (what: string, measured: number): Row => ({
  what,
  unit: "",
  measured,
  limit: { atMost: 0 },
});

async function portalChunks(): Promise<Rollup.OutputChunk[]> {
  // A development server that ran in this process would have left its own.
  process.env["NODE_ENV"] = "production";
  const built = await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { write: false },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  return output.filter((part) => part.type === "chunk");
}
