import { type MemberPage, memberPages } from "#contract/accounts/kyc-pages.ts";

/** Where a login can lead: these, and a page that others reach by a link instead. */
export const pagesBack = [...memberPages, "zolozAuthentication"] as const;

const pattern = new RegExp(`^/kyc/(${memberPages.join("|")})(?:/|$)`);

/** The page behind the login that an address's path leads to; undefined for every other path. */
export function memberPageAt(path: string): MemberPage | undefined {
  return pattern.exec(path)?.[1] as MemberPage | undefined;
}

/** Where signing in leads, as the address of the login page names it: a page by name and a place in it. */
export interface WayBack {
  back?: (typeof pagesBack)[number] | undefined;
  section?: string | undefined;
  form?: string | undefined;
  line?: string | undefined;
}

/** The page that a login leads to: the one the person was sent from, else the dashboard. */
export function wayBack({ back, ...place }: WayBack) {
  if (back === undefined || back === "user") return { to: "/kyc/user" } as const;
  return { to: `/kyc/${back}`, search: placeIn(place) } as const;
}

/** The place in a page, without what the address does not name. */
export const placeIn = ({ section, form, line }: Omit<WayBack, "back">) => ({
  ...(section ? { section } : {}),
  ...(form ? { form } : {}),
  ...(line ? { line } : {}),
});
