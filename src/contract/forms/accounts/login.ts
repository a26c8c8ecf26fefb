import { msg } from "@lingui/core/macro";
import type { Shown } from "#contract/questions/question.ts";

/** Questions without rules, so that the login page loads little code. */
export const login = {
  id: "login",
  questions: {
    email: { kind: "email", label: msg`Email address`, autocomplete: "username" },
    password: { kind: "password", label: msg`Password`, autocomplete: "current-password" },
  },
} as const satisfies { id: string; questions: Record<string, Shown> };
