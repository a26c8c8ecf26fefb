import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useTransition } from "react";
import { ownDataSection } from "#contract/forms/accounts/own-data.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor, useServices } from "#portal/system/use-portal.ts";
import { downloadWithoutPassword, wiredOwnData } from "./own-data.ts";

/** Downloads everything that the account has given, with its files. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword ? <WithPassword /> : <WithoutPassword />;
}

function WithPassword() {
  const { t } = useLingui();
  const actor = useScreenActor(wiredOwnData);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "dialog.open" })}>
        <Trans>Download your data</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={<Trans>Download your data</Trans>}
        description={
          <Trans>
            You get one ZIP file with your account, your applications, their statuses and your
            documents.
          </Trans>
        }
      >
        <EntryForm
          parent={actor}
          child="passwordForm"
          section={ownDataSection}
          submit={<Trans>Download</Trans>}
        />
      </LazyDialog>
    </>
  );
}

function WithoutPassword() {
  const services = useServices();
  const [isBusy, begin] = useTransition();
  return (
    <Button
      look="secondary"
      wide
      busy={isBusy}
      onClick={() => begin(() => downloadWithoutPassword(services))}
    >
      <Trans>Download your data</Trans>
    </Button>
  );
}
