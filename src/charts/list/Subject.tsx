import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { entries } from "virtual:charts";
import { Sentences } from "#browser/Sentences.tsx";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { ChartLink } from "../app/navigation.tsx";
import * as css from "./list.css.ts";
import { textsWith } from "#browser/drawing/words.ts";
import { subjectName } from "./subjects.ts";

interface Group {
  subject: string;
  charts: readonly (typeof entries)[number][];
  find: string;
}

/** The charts of one subject. */
export function Subject({ subject, charts, find }: Group) {
  const { i18n } = useLingui();
  return (
    <section className={css.subject}>
      <h2 className={css.subjectName}>{subjectName(i18n, subject)}</h2>
      <ul className={css.cards}>
        {charts.map(({ path, name: chart, question, states, transitions, words }) => (
          <li key={path} className={css.card}>
            <ChartLink
              path={path}
              search={find ? { find } : {}}
              className={classes(link, css.open)}
            >
              {chart}
            </ChartLink>
            <p lang="en" className={css.question}>
              {question}
            </p>
            <Matches of={textsWith(find, words)} />
            <p className={css.size}>
              <Plural value={states} one="# state" other="# states" />
              {" · "}
              <Plural value={transitions} one="# transition" other="# transitions" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostShown = 3;

/** What of the chart has the words of the search. */
function Matches({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  const shown = of.slice(0, mostShown).join(" · ");
  const more = of.length - mostShown;
  return (
    <p className={css.matches}>
      <Sentences>
        <Trans>
          Found in: <span lang="en">{shown}</span>
        </Trans>
        {more > 0 ? <Plural value={more} one="and # more" other="and # more" /> : null}
      </Sentences>
    </p>
  );
}
