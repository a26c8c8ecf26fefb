import type { CheckOutcome, Values } from "@gatehouse/machines/shared/form";
import { login } from "#contract/calls/account.ts";
import { loginSection } from "#contract/forms/accounts/login-section.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { api } from "#portal/app/api.ts";
import { refusalWords } from "#portal/app/reactions.ts";
import { learn } from "#portal/app/i18n.ts";
import { factsNow } from "#portal/form/forms.ts";
import { begin } from "./session.ts";

export { messageOfIssue as sayIssue } from "#contract/questions/messages.ts";

/** Checks the two answers and signs in; a success begins the session. */
export async function checkLogin(values: Values): Promise<CheckOutcome> {
  await learn("form");
  const issues = issuesIn(loginSection, values, {}, factsNow());
  if (issues.length > 0) return { kind: "invalid", issues };
  const body = { email: String(values["email"]), password: String(values["password"]) };
  const outcome = await api(login, { body });
  if (!outcome.ok) return { kind: "rejected", refusal: refusalWords(outcome) };
  begin(outcome.data);
  return { kind: "accepted" };
}
