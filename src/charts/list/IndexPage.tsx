import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { entries } from "virtual:charts";
import { usePageTitle } from "#browser/page-title.ts";
import { Button } from "#ui/Button/Button.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { InfoIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useFind, useIndexSearch } from "../app/navigation.tsx";
import { Page } from "../shell/Page.tsx";
import { foundIn } from "./found.ts";
import * as css from "./list.css.ts";
import { Subject } from "./Subject.tsx";
import { System } from "./System.tsx";
import { subjectName } from "./subjects.ts";

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
  const { i18n } = useLingui();
  const search = useFind();
  const found = foundIn(entries, find, (subject) => subjectName(i18n, subject));
  const subjects = Map.groupBy(found, ({ path }) => path.split("/")[0]!);
  return (
    <>
      <Field
        className={css.find}
        label={<Trans>Find charts by name, state, event, guard, action, wait or description</Trans>}
        hint={
          i18n.locale === "en" ? undefined : (
            <Trans>Names and descriptions are in English, as in the source.</Trans>
          )
        }
        below={
          <span role="status">
            <Plural value={found.length} one="# chart" other="# charts" />
          </span>
        }
      >
        {(control) => <TextInput {...control} type="search" value={find} onChange={search} />}
      </Field>
      {find === "" ? <System /> : null}
      {found.length === 0 ? <NoneFound onAll={() => search("")} /> : null}
      {[...subjects].map(([subject, charts]) => (
        <Subject key={subject} subject={subject} charts={charts} find={find} />
      ))}
    </>
  );
}

const NoneFound = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={<InfoIcon />}
    title={<Trans>No chart has all these words</Trans>}
    text={
      <Trans>
        Use fewer words, or an English name such as <span lang="en">upload</span> or{" "}
        <span lang="en">session</span>.
      </Trans>
    }
    actions={
      <Button look="secondary" onClick={onAll}>
        <Trans>Show all charts</Trans>
      </Button>
    }
  />
);
