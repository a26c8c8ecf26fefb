import { msg } from "@lingui/core/macro";
import type { Shown } from "#contract/questions/question.ts";

/** What the login page shows; its rules stand in login-section.ts and are fetched when it is checked. */
export const login = {
  id: "login",
  questions: {
    email: { kind: "email", label: msg`Work email`, autocomplete: "username" },
    password: { kind: "password", label: msg`Password`, autocomplete: "current-password" },
  },
} as const satisfies { id: string; questions: Record<string, Shown> };
