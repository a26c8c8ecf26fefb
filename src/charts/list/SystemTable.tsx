import { useLingui } from "@lingui/react/macro";
import { entries, system } from "virtual:charts";
import { type FrameWord, frameWords } from "#browser/drawing/drawing.ts";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import type { StatePart } from "#browser/drawing/parts.ts";
import { Cell, CellNote, HeadCell, NoCell, Row, Table } from "#ui/Table/Table.tsx";
import { link } from "#ui/shared/link.css.ts";
import { ChartLink } from "../app/navigation.tsx";
import * as css from "../page/page.css.ts";

const paths = new Map(entries.map(({ name, path }) => [name, path]));
const nameOf = (id: string) => id.split(".").at(-1)!;
const placeOf = (id: string) => id.split(".").slice(0, -1).join(".");

/** What the picture of all charts shows, as a table: for a keyboard and a screen reader. */
export function SystemTable() {
  const { t } = useLingui();
  return (
    <Table
      stacks
      caption={t`Which chart runs or tells which`}
      heads={[t`Chart`, t`Runs or sends`, t`Leads to`]}
    >
      {system.parts.root.children.map((place) => (
        <PlaceRows key={place.id} place={place} />
      ))}
    </Table>
  );
}

/** Words of the picture in the language of the page. */
function useSaid(): (text: string) => string {
  const { i18n } = useLingui();
  const words = wordsIn(i18n);
  const known = new Map(Object.entries(frameWords).map(([word, text]) => [text as string, word]));
  return (text) => (known.has(text) ? words[known.get(text) as FrameWord] : text);
}

function PlaceRows({ place }: { place: StatePart }) {
  const said = useSaid();
  return (
    <>
      <Row>
        <HeadCell scope="rowgroup" colSpan={3}>
          {said(place.name)}
        </HeadCell>
      </Row>
      {place.children.map((chart) => (
        <ChartRows key={chart.id} chart={chart} />
      ))}
    </>
  );
}

interface Row {
  /** Empty where the chart neither runs nor tells another. */
  what: string;
  /** The chart to which it leads, and where that runs if elsewhere. */
  to: string;
}

function rowsOf({ id, invokes }: StatePart): Row[] {
  const { runs } = frameWords;
  const rows = [
    ...invokes.map((name) => ({ what: runs, to: name })),
    ...system.parts.arrows
      .filter(({ from }) => from === id)
      .map(({ event, to }) => ({
        what: event,
        to: placeOf(to) === placeOf(id) ? nameOf(to) : to.replace("system.", ""),
      })),
  ];
  return rows.length > 0 ? rows : [{ what: "", to: "" }];
}

function ChartRows({ chart }: { chart: StatePart }) {
  const { t } = useLingui();
  const said = useSaid();
  const rows = rowsOf(chart);
  return rows.map(({ what, to }, at) => (
    <Row key={`${what} ${to}`}>
      {at === 0 ? (
        <HeadCell scope="row" rowSpan={rows.length} className={css.stateName}>
          <ChartLink path={paths.get(chart.name)!} className={link}>
            {chart.name}
          </ChartLink>
          {chart.description === "" ? null : <CellNote>{said(chart.description)}</CellNote>}
        </HeadCell>
      ) : null}
      <Cell head={t`Runs or sends`} className={css.cell}>
        {what === "" ? <NoCell /> : said(what)}
      </Cell>
      <Cell head={t`Leads to`} className={css.cell}>
        {to === "" ? <NoCell /> : to}
      </Cell>
    </Row>
  ));
}
