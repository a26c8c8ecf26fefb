/** Derives a value once for each object, which must never change in place. */
export function oncePer<From extends object, Value extends object>(derive: (from: From) => Value) {
  const known = new WeakMap<From, Value>();
  return (from: From): Value => {
    const value = known.get(from) ?? derive(from);
    known.set(from, value);
    return value;
  };
}
