import type { CheckOutcome, Values } from "@gatehouse/machines/shared/form";
import { login } from "#contract/calls/account.ts";
import { loginSection } from "#contract/forms/accounts/login-section.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { startServices } from "#portal/system/services.ts";
import { actorIn, type System } from "#portal/system/system.ts";
import { shownRefusal } from "#portal/system/refusals.ts";
import { loadMessages } from "#portal/app/i18n.ts";
import { factsNow } from "#portal/form/forms.ts";

export { issueMessage } from "#contract/questions/messages.ts";

/** Checks the two answers and signs in; a success begins the session. */
export async function checkLogin(values: Values, system: System): Promise<CheckOutcome> {
  await loadMessages("form");
  const issues = issuesIn(loginSection, values, {}, factsNow());
  if (issues.length > 0) return { kind: "invalid", issues };
  const { api, begin } = startServices(actorIn(system, "portal"));
  const body = { email: String(values["email"]), password: String(values["password"]) };
  const outcome = await api(login, { body });
  if (!outcome.ok) return { kind: "rejected", refusal: shownRefusal(outcome) };
  begin(outcome.data);
  return { kind: "accepted" };
}
