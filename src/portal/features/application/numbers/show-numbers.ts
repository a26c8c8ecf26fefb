import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { showNumbers } from "#contract/calls/onboarding.ts";
import { showNumbersSection } from "#contract/forms/accounts/show-numbers.ts";
import type { Numbers } from "#contract/questions/numbers/masked.ts";
import { checked, formFor } from "#portal/form/forms.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import type { Services } from "#portal/system/system.ts";

export interface Shown {
  formId: string;
  take: (numbers: Numbers) => void;
}

/** Asks for the password in a dialog. */
export const wiredNumbers = ({ formId: form_id, take }: Shown) =>
  formDialog.provide({
    actors: {
      form: formOf(
        formFor(
          showNumbersSection,
          () => [],
          async (values, { api }) => {
            const body = { form_id, password: String(values["password"]) };
            const outcome = await api(showNumbers, { body });
            return checked(
              callOutcome(outcome, ({ numbers }): undefined => {
                take(numbers);
              }),
            );
          },
        ),
      ),
    },
  });

/** Of a person without a password; a refusal is shown by itself. */
export async function showWithoutPassword(
  { api }: Services,
  { formId: form_id, take }: Shown,
): Promise<void> {
  const outcome = await api({ ...showNumbers, errorDisplay: "toast" }, { body: { form_id } });
  if (outcome.ok) take(outcome.data.numbers);
}
