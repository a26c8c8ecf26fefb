import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { entries, system } from "virtual:charts";
import { useGo } from "../app/navigation.tsx";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import { noMarks } from "#browser/drawing/marks.ts";
import { Picture } from "#browser/drawing/Picture.ts";
import { DrawingFrame } from "#browser/drawing/frame/DrawingFrame.tsx";
import { reveal } from "#browser/drawing/frame/reveal.ts";
import { type Scale, sizeOf, Zoom } from "../page/Zoom.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import * as css from "./list.css.ts";
import { SystemTable } from "./SystemTable.tsx";

const paths = new Map(entries.map(({ name, path }) => [name, path]));

/** Which chart runs where, which it runs, and which it tells. A click opens a chart; the table says the same and has a link for each. */
export function System() {
  const { t, i18n } = useLingui();
  const toChart = useGo();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, zoom] = useState<Scale>("readable");
  useEffect(() => {
    const begin = frame.current?.querySelector('[data-state="system.portal.portal"]');
    if (begin) reveal(frame.current!, begin);
  }, [scale]);
  const words = wordsIn(i18n);
  const { runs } = words;
  const open = (id: string) => {
    const path = paths.get(id.split(".").at(-1)!);
    if (path !== undefined) toChart(path);
  };
  return (
    <section className={css.subject}>
      <h2 className={css.subjectName}>
        <Trans>Which chart runs where</Trans>
      </h2>
      <p className={css.legend}>
        <Trans>
          An arrow "{runs}" leads to a chart that another one starts; other arrows name the events
          that one chart sends to another. Click a chart to open it.
        </Trans>
      </p>
      <div className={css.zoom}>
        <Zoom frame={frame} drawing={system.drawing} scale={scale} onZoom={zoom} />
      </div>
      <DrawingFrame ref={frame} label={t`Picture of all charts`} fits={typeof scale === "string"}>
        <Picture
          label={t`All charts, with which runs which. The table below says the same.`}
          drawing={system.drawing}
          marks={noMarks}
          words={words}
          {...sizeOf(scale)}
          onState={open}
        />
      </DrawingFrame>
      <div className={css.table}>
        <Disclosure
          summary={<Trans>Show as a table</Trans>}
          summaryOpen={<Trans>Hide the table</Trans>}
        >
          <SystemTable />
        </Disclosure>
      </div>
    </section>
  );
}
