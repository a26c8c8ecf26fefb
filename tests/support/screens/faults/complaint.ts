/** A walk went wrong at this place. */
export class Complaint extends Error {
  readonly place: string;

  constructor(place: string, cause: Error) {
    super(`${place}: ${cause.message}`, { cause });
    this.place = place;
  }

  /** Whether a claim of the walk did not hold, or a gesture was not possible; else the test itself is at fault. */
  get isOfWalk(): boolean {
    return ["AssertionError", "Error", "VitestBrowserElementError"].includes(
      (this.cause as Error).name,
    );
  }
}
