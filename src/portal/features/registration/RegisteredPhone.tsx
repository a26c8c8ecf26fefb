import { Trans } from "@lingui/react/macro";
import { useTransition } from "react";
import { accountDetail } from "#contract/calls/dashboard.ts";
import { OfferButton } from "#portal/form/offers/OfferButton.tsx";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { fieldId, useAnswer, useAnswerNow, useScope } from "#portal/form/scope.ts";
import { useServices } from "#portal/system/use-portal.ts";

/** Fills in the telephone from the registration, while there is none. */
export default function RegisteredPhone() {
  const { api } = useServices();
  const [phone, change] = useAnswer<{ country_code: string; number: string }>("phone");
  const phoneNow = useAnswerNow<{ number: string }>("phone");
  const { page, path } = useScope();
  const [isLoading, begin] = useTransition();
  if (phone?.number) return null;
  const fill = () =>
    begin(async () => {
      const found = await api({ ...accountDetail, errorDisplay: "toast" });
      if (!found.ok || phoneNow()?.number) return;
      change({ country_code: found.data.country_code, number: found.data.phone });
      // This button goes.
      focusNearest(fieldId(page, [...path, "phone"].join(".")));
    });
  return (
    <OfferButton busy={isLoading} onClick={fill}>
      <Trans>Use the telephone from your registration</Trans>
    </OfferButton>
  );
}
