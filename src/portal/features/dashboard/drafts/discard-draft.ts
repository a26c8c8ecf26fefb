import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { wiredRevocation } from "../../accounts/revocation.ts";

const inline = { errorDisplay: "inline" } as const;

/** Clears the answers and files of the draft with this id, for everyone who works on it. */
export const wiredDiscard = wiredRevocation(async (id, { api }) => {
  const form = await api({ ...kycForm, ...inline }, { params: { id } });
  if (!form.ok) return form;
  const body = { form_id: id, revision: form.data.revision, changes: {}, restart: true };
  return api({ ...saveKyc, ...inline }, { body });
});
