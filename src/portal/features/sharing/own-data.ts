import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { ownDataTicket } from "#contract/calls/sharing/own-data.ts";
import { ownDataSection } from "#contract/forms/accounts/own-data.ts";
import type { Services } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { checked, formFor } from "#portal/form/forms.ts";

/** The browser saves the archive itself, so that it is never in the memory of the page. */
function download({ ticket }: { ticket: string }): void {
  const link = document.createElement("a");
  link.href = `/ins-kyc/v1/own-data/${ticket}`;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Asks for the password in a dialog. */
export const wiredOwnData = formDialog.provide({
  actors: {
    form: formOf(
      formFor(
        ownDataSection,
        () => [],
        async (values, { api }) => {
          const body = { password: String(values["password"]) };
          const outcome = await api(ownDataTicket, { body });
          return checked(callOutcome(outcome, (data): undefined => download(data) as undefined));
        },
      ),
    ),
  },
});

/** Of an account without a password; a refusal is shown by itself. */
export async function downloadWithoutPassword({ api }: Services): Promise<void> {
  const outcome = await api({ ...ownDataTicket, errorDisplay: "toast" }, { body: {} });
  if (outcome.ok) download(outcome.data);
}
