/** Stands in for an actor that the application provides; it fails loudly. */
export function unprovided(): never {
  throw new Error("an actor of this chart is not provided");
}
