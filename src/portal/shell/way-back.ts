/** Where signing in leads, as the address of the login page names it: a page by name and a place in it. */
export interface WayBack {
  back?: "verify" | "otcVerify" | "user" | undefined;
  section?: string;
  form?: string;
}

/** The page that a login leads to: the one somebody was sent away from, else the dashboard. */
export function wayBack({ back, section, form }: WayBack) {
  if (back === undefined || back === "user") return { to: "/kyc/user" } as const;
  const search = { ...(section ? { section } : {}), ...(form ? { form } : {}) };
  return { to: `/kyc/${back}`, search } as const;
}
