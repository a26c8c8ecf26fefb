import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { PageForm } from "#portal/form/EntryForm.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { dialog, passwordForm } from "./security.ts";

/** Changes the password in a dialog. */
export function PasswordChange() {
  const { t } = useLingui();
  const actor = useScreenActor(dialog);
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.isOpen);
  const close = () => actor.send({ type: "dialog.close" });
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "dialog.open" })}>
        <Trans>Change password</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={close}
        close={t`Close`}
        title={<Trans>Change password</Trans>}
        description={<Trans>All other devices will be signed out.</Trans>}
      >
        <NewPassword done={close} />
      </LazyDialog>
    </>
  );
}

function NewPassword({ done }: { done: () => void }) {
  const [logic] = useState(() => passwordForm(done));
  const page = useScreenActor(logic, { input: { values: {} } });
  return (
    <PageForm page={page} section={changePasswordSection} submit={<Trans>Change password</Trans>} />
  );
}
