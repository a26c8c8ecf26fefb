/** Said to the person who starts the portal, as one line, instead of a stack. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
