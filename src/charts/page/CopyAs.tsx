import { Trans, useLingui } from "@lingui/react/macro";
import { link } from "#ui/shared/link.css.ts";
import { useChart } from "../app/navigation.tsx";
import { CopyButton } from "./CopyButton.tsx";
import * as css from "./page.css.ts";

const editor = "https://sketch.stately.ai";

/** The chart as text for other tools, and how to open it in Stately's. */
export function CopyAs() {
  const { t } = useLingui();
  const { source, singleFile, json, mermaid, path, inSketch } = useChart();
  const { chart, all } = inSketch;
  return (
    <section className={css.section}>
      <h2 className={css.sectionHead}>
        <Trans>Take it with you</Trans>
      </h2>
      <div className={css.row}>
        <CopyButton label={t`Copy as JSON`} text={json} />
        <CopyButton label={t`Copy as one file`} text={singleFile} />
        <CopyButton label={t`Copy as Mermaid`} text={mermaid} />
        <CopyButton label={t`Copy the source`} text={source} />
      </div>
      <ol className={css.steps}>
        <li>
          <Trans>Copy the chart as JSON, or as one file that imports xstate alone.</Trans>
        </li>
        <li>
          <Trans>
            Open{" "}
            <a className={link} href={editor} target="_blank" rel="noreferrer">
              Stately Sketch
            </a>{" "}
            in a new tab and choose to paste code. It has no address that takes a chart.
          </Trans>
        </li>
        <li>
          <Trans>
            Paste. The chart is drawn. Walk it from the JSON: {chart.taken} of its {chart.of} arrows
            with an event work there. In all charts together, {all.taken} of {all.of} do. From the
            one file fewer do.
          </Trans>
        </li>
      </ol>
      <p className={css.asideText}>
        <Trans>
          The source is <span className={css.code}>machines/{path}.ts</span>.
        </Trans>
      </p>
    </section>
  );
}
