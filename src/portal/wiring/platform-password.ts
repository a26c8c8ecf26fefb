import { fromCallback } from "xstate";
import type { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { signInAgain } from "#contract/forms/sign-in-again.ts";
import type { Outcome, Refused } from "../api.ts";
import { actorIn, type Services } from "../app/system.ts";
import { adapted } from "./adapted.ts";
import { forgetWait } from "./email-proof.ts";
import { formFor } from "./forms.ts";
import { passwordWords } from "./password-in-place.ts";

type Person = ReplyTo<typeof login>;

interface Given {
  email: string;
  /** That the code was right. */
  proof: string;
  password: string;
}

/**
 * Hears that an account asks for its password beside the code, and the form for it. The password is handed
 * to `bind` with the proof and never kept; `comeIn` gets the answer that signed the person in.
 */
export function passwordBesideCode(
  bind: (given: Given, services: Services) => Promise<Outcome<Person>>,
  comeIn: (reply: Person, services: Services) => void,
) {
  let proof = "";
  const none = () => [];
  const logic = formFor(signInAgain, none, async (values, services) => {
    const email = String(values["email"]);
    const outcome = await bind({ email, proof, password: String(values["password"]) }, services);
    if (!outcome.ok) return { kind: "rejected", refusal: passwordWords(outcome) };
    comeIn(outcome.data, services);
    return { kind: "accepted" };
  });
  return {
    watchAccount: fromCallback(({ sendBack, system }) => {
      const rejections = actorIn(system, "calls").on("call.rejected", ({ rejected }) => {
        const { refusal, data } = rejected as Refused;
        if (refusal !== "passwordNeeded") return;
        proof = String(data["proof"]);
        forgetWait("bind");
        sendBack({ type: "password.need" });
      });
      return () => rejections.unsubscribe();
    }),
    passwordForm: adapted(logic, {
      getInitialSnapshot: (scope: never, { email }: { email: string }) =>
        logic.getInitialSnapshot(scope, { values: { email } }),
    }),
  };
}
