import type { AllAnswers } from "../questions/answers.ts";
import { isSameName } from "../rules/names.ts";

/** Whether an individual signed in another name than those in the own answers. False for an institution. */
export function isOtherSigner(signer: string, answers: AllAnswers): boolean {
  const own = answers["personalInformation"];
  if (!own) return false;
  const answer = (name: string) => (typeof own[name] === "string" ? own[name] : "");
  const [first, middle, last] = [answer("firstName"), answer("middleName"), answer("lastName")];
  const names = [`${first} ${last}`, `${first} ${middle} ${last}`, answer("nativeName")];
  return !names.some((name) => isSameName(signer, name));
}
