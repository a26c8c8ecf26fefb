/** Where somebody signs in, by how the address begins (specification section 8, HTTP 401). */
const loginPages = { "/kyc": "/kyc/login", "/auth": "/auth/login", "/seller": "/seller/login" };

/** The login page of an address's path; of any other path the portal's own. Nothing else of the address counts. */
export function loginPageOf(path: string): string {
  const [, first = ""] = path.split("/");
  return Object.hasOwn(loginPages, `/${first}`)
    ? loginPages[`/${first}` as keyof typeof loginPages]
    : loginPages["/kyc"];
}
