import type { DeskRefusalName } from "#contract/refusals/desk-refusals.ts";
import type { RefusalName } from "#contract/refusals/refusals.ts";

export type RefusalParams = Record<string, string | number>;

/** `data` is added to the answer. */
export class Refused extends Error {
  override name = "Not allowed";
  refusal: RefusalName | DeskRefusalName;
  params: RefusalParams;
  data: unknown;

  constructor(
    refusal: RefusalName | DeskRefusalName,
    params: RefusalParams = {},
    data: unknown = null,
  ) {
    super(refusal);
    this.refusal = refusal;
    this.params = params;
    this.data = data;
  }
}
