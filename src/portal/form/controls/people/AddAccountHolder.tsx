import { Trans } from "@lingui/react/macro";
import { useTransition } from "react";
import { accountDetail } from "#contract/calls/dashboard.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { isLatin } from "#contract/rules/characters.ts";
import { Button } from "#ui/Button/Button.tsx";
import { PlusIcon } from "#ui/icons/icons.ts";
import { useServices } from "#portal/system/use-portal.ts";

/** Adds the account holder as a representative, with the name, email and telephone from the registration. */
export function AddAccountHolder({ onAdd }: { onAdd: (row: Answers) => void }) {
  const { api } = useServices();
  const [isLoading, begin] = useTransition();
  const add = () =>
    begin(async () => {
      const found = await api({ ...accountDetail, errorDisplay: "toast" });
      if (!found.ok) return;
      const { contact_name: name, email, country_code, phone: number } = found.data;
      const names = isLatin(name) ? { fullName: name } : { nativeName: name };
      const phone = { country_code, number };
      onAdd({ roles: ["representative"], opensAccount: "yes", ...names, email, phone });
    });
  return (
    <Button look="secondary" icon={<PlusIcon />} busy={isLoading} onClick={add}>
      <Trans>Add the account holder</Trans>
    </Button>
  );
}
