/** j***@h***.example. */
export function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const last = domain.slice(domain.lastIndexOf("."));
  const first = (text: string) => [...text][0] ?? "";
  return `${first(name)}***@${first(domain)}***${last}`;
}
