import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import { WorkListPage } from "../work/WorkListPage.tsx";
import { type People, usePeopleWork, wiredPeople } from "./people-work.ts";
import { PeopleDialogs } from "./PeopleDialogs.tsx";
import { PeopleTable } from "./PeopleTable.tsx";

/** /desk/people: who works at the desk and in which roles. An auditor reads it. */
export function PeoplePage() {
  const { t } = useLingui();
  const mayChange = usePerson().roles.includes("administrator");
  return (
    <WorkListPage<People>
      id="people"
      wired={wiredPeople}
      title={t`Desk people`}
      action={mayChange ? <Add /> : null}
    >
      {(shown) => (
        <>
          <PeopleTable {...shown} mayChange={mayChange} />
          <PeopleDialogs people={shown.people} />
        </>
      )}
    </WorkListPage>
  );
}

function Add() {
  const { ask } = usePeopleWork();
  return (
    <Button onClick={() => ask({ kind: "deskAddPerson" })}>
      <Trans>Add a desk person</Trans>
    </Button>
  );
}
