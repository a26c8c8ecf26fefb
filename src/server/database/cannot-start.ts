/** Printed as one line without a stack. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
