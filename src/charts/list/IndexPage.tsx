import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { entries } from "virtual:charts";
import { usePageTitle } from "#browser/page-title.ts";
import { Field } from "#ui/Field/Field.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { link } from "#ui/shared/link.css.ts";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { ChartLink, useFind, useIndexSearch } from "../app/navigation.tsx";
import { Page } from "../shell/Page.tsx";
import { foundIn } from "./found.ts";
import * as css from "./list.css.ts";
import { System } from "./System.tsx";
import { subjectNames } from "./subjects.ts";

/** All charts by subject, with a search over what stands in them. */
export function IndexPage() {
  const { t } = useLingui();
  const { find = "" } = useIndexSearch();
  usePageTitle(t`Charts`);
  return (
    <Page>
      <PageHead
        title={<Trans>Charts</Trans>}
        lead={
          <Trans>Each behaviour over time is one state chart. These are the charts that run.</Trans>
        }
      />
      <Found find={find} />
    </Page>
  );
}

function Found({ find }: { find: string }) {
  const search = useFind();
  const found = foundIn(entries, find);
  const subjects = Map.groupBy(found, ({ path }) => path.split("/")[0]!);
  return (
    <>
      <Field
        className={css.find}
        label={<Trans>Find a chart, state, event, guard or action</Trans>}
        below={
          <span role="status">
            <Plural value={found.length} one="# chart" other="# charts" />
          </span>
        }
      >
        {(control) => <TextInput {...control} type="search" value={find} onChange={search} />}
      </Field>
      {find === "" ? <System /> : null}
      {[...subjects].map(([subject, charts]) => (
        <Subject key={subject} subject={subject} charts={charts} find={find} />
      ))}
    </>
  );
}

interface Group {
  subject: string;
  charts: readonly (typeof entries)[number][];
  find: string;
}

function Subject({ subject, charts, find }: Group) {
  const { i18n } = useLingui();
  const name = subjectNames[subject];
  return (
    <section className={css.subject}>
      <h2 className={css.subjectName}>{name ? i18n._(name) : subject}</h2>
      <ul className={css.cards}>
        {charts.map(({ path, name: chart, question, states, transitions }) => (
          <li key={path} className={css.card}>
            <ChartLink path={path} search={find ? { find } : {}} className={link}>
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
