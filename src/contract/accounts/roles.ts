/** What each person signed in to an account may do (specification section 6, product decisions section 1). */
export const roles = {
  holder: {
    apply: true,
    submit: true,
    consent: true,
    sign: true,
    edit: true,
    invite: true,
    signOutInHeader: true,
  },
  assistant: {
    apply: false,
    submit: false,
    consent: false,
    sign: false,
    edit: true,
    invite: false,
    signOutInHeader: false,
  },
} as const;

export type Role = keyof typeof roles;
