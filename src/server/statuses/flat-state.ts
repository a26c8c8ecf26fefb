/** `rejected.final`: the state of a chart without parallel states, nested ones included. */
export function flat(value: unknown): string {
  if (typeof value === "string") return value;
  const [[name, nested] = ["", ""]] = Object.entries(value as Record<string, unknown>);
  return `${name}.${flat(nested)}`;
}
