import { fromCallback } from "xstate";
import type { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { signInAgain } from "#contract/forms/sign-in-again.ts";
import { onAnswer, type Outcome } from "../api.ts";
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
  bind: (given: Given) => Promise<Outcome<Person>>,
  comeIn: (reply: Person) => void,
) {
  let proof = "";
  const none = () => [];
  const logic = formFor(signInAgain, none, async (values) => {
    const email = String(values["email"]);
    const outcome = await bind({ email, proof, password: String(values["password"]) });
    if (!outcome.ok) return { kind: "rejected", refusal: passwordWords(outcome) };
    comeIn(outcome.data);
    return { kind: "accepted" };
  });
  return {
    watchAccount: fromCallback(({ sendBack }) =>
      onAnswer((outcome) => {
        if (outcome.ok || outcome.refusal !== "passwordNeeded") return;
        proof = String(outcome.data["proof"]);
        forgetWait("bind");
        sendBack({ type: "password.need" });
      }),
    ),
    passwordForm: adapted(logic, {
      getInitialSnapshot: (scope: never, { email }: { email: string }) =>
        logic.getInitialSnapshot(scope, { values: { email } }),
    }),
  };
}
