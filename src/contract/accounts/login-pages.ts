/** Specification section 8, HTTP 401. */
const loginPages = { "/kyc": "/kyc/login", "/auth": "/auth/login", "/seller": "/seller/login" };

/** /kyc/login for any other path. */
export function loginPageOf(path: string): string {
  const [, first = ""] = path.split("/");
  return Object.hasOwn(loginPages, `/${first}`)
    ? loginPages[`/${first}` as keyof typeof loginPages]
    : loginPages["/kyc"];
}
