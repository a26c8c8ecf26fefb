import { Plural, useLingui } from "@lingui/react/macro";
import type { entries } from "virtual:charts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { ChartLink } from "../app/navigation.tsx";
import * as css from "./list.css.ts";
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
        {charts.map(({ path, name: chart, question, states, transitions }) => (
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
