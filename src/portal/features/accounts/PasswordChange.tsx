import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { wiredPasswordChange } from "./security.ts";

/** Changes the password in a dialog. */
export function PasswordChange() {
  const { t } = useLingui();
  const actor = useScreenActor(wiredPasswordChange);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "dialog.open" })}>
        <Trans>Change password</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={<Trans>Change password</Trans>}
        description={<Trans>All other devices will be signed out.</Trans>}
      >
        <EntryForm
          parent={actor}
          child="passwordForm"
          section={changePasswordSection}
          submit={<Trans>Change password</Trans>}
        />
      </LazyDialog>
    </>
  );
}
