/** Specification section 8, HTTP 401. */
const loginPages = { "/kyc": "/kyc/login", "/auth": "/auth/login", "/seller": "/seller/login" };

/** How the addresses begin whose login page is that of the portal. */
export const otherSites = ["/auth", "/seller"] as const satisfies (keyof typeof loginPages)[];

/** /kyc/login for any other path. */
export function loginPageOf(path: string): string {
  const [, first = ""] = path.split("/");
  return Object.hasOwn(loginPages, `/${first}`)
    ? loginPages[`/${first}` as keyof typeof loginPages]
    : loginPages["/kyc"];
}
