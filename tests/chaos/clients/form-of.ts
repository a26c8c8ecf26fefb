import { kycForm } from "#contract/calls/onboarding.ts";
import { given, type Member } from "#tests/journeys/support/member.ts";

const ask = ({ api, formId }: Member) => api(kycForm, { params: { id: formId } });

/** The form as the portal has it. */
export const formOf = async (member: Member) => given(await ask(member));

/** The same for a person who may have been away for longer than a session lasts: they log in again. */
export async function formLater(member: Member) {
  const answer = await ask(member);
  if (answer.ok || answer.refusal !== "sessionExpired") return given(answer);
  await member.enter();
  return formOf(member);
}
