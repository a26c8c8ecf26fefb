import { Trans } from "@lingui/react/macro";
import { useTransition } from "react";
import { ownDataSection } from "#contract/forms/accounts/own-data.ts";
import { Button } from "#ui/Button/Button.tsx";
import { FormDialog } from "#portal/form/FormDialog.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import { downloadWithoutPassword, wiredOwnData } from "./own-data.ts";

/** Downloads everything that the account has given, with its files. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword ? <WithPassword /> : <WithoutPassword />;
}

const WithPassword = () => (
  <FormDialog
    dialog={wiredOwnData}
    section={ownDataSection}
    title={<Trans>Download your data</Trans>}
    description={
      <Trans>
        You get one ZIP file with your account, your applications, their statuses and your
        documents.
      </Trans>
    }
    submit={<Trans>Download</Trans>}
  />
);

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
