import { saveKyc } from "#contract/calls/onboarding.ts";
import { wiredRevocation } from "../../accounts/revocation.ts";

const inline = { ...saveKyc, errorDisplay: "inline" } as const;

/** Clears the answers and files of the draft with this id, for everyone who works on it, unless it changed since the question. */
export const wiredDiscard = wiredRevocation(async (id, { api, reload }, draft) => {
  const { revision, files, saveId: save_id } = draft!;
  const body = { form_id: id, revision, files, changes: {}, save_id, restart: true };
  const outcome = await api(inline, { body });
  // The next question is about the draft as it is now.
  if (!outcome.ok && outcome.refusal === "revisionConflict") reload();
  return outcome;
});
