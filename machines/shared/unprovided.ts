/** The placeholder of an actor that the application provides; it throws. */
export function unprovided(): never {
  throw new Error("an actor of this chart is not provided");
}
