import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { h1 } from "#ui/theme/type.css.ts";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import * as css from "../queues/queues.css.ts";
import { WorkBand } from "../work/WorkBand.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { type People, usePeopleWork, wiredPeople } from "./people-work.ts";
import { PeopleDialogs } from "./PeopleDialogs.tsx";
import { PeopleTable } from "./PeopleTable.tsx";

/** /desk/people: who works at the desk and in which roles. An auditor reads it. */
export function PeoplePage() {
  const { t } = useLingui();
  usePageTitle(t`Desk people`);
  return (
    <WorkPage<People> id="people" wired={wiredPeople}>
      {(shown) => (
        <Page>
          <WorkBand />
          <Shown {...shown} />
        </Page>
      )}
    </WorkPage>
  );
}

function Shown(shown: People) {
  const { ask } = usePeopleWork();
  const mayChange = usePerson().roles.includes("administrator");
  return (
    <div className={css.content}>
      <div className={css.head}>
        <h1 className={h1} tabIndex={-1}>
          <Trans>Desk people</Trans>
        </h1>
        {mayChange ? (
          <Button onClick={() => ask({ kind: "deskAddPerson" })}>
            <Trans>Add a desk person</Trans>
          </Button>
        ) : null}
      </div>
      <PeopleTable {...shown} mayChange={mayChange} />
      <PeopleDialogs people={shown.people} />
    </div>
  );
}
