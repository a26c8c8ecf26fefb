import type { RefusalName } from "#contract/refusals/refusals.ts";

export type RefusalParams = Record<string, string | number>;

/** `data` is added to the answer. */
export class Refused extends Error {
  override name = "Not allowed";
  refusal: RefusalName;
  params: RefusalParams;
  data: unknown;

  constructor(refusal: RefusalName, params: RefusalParams = {}, data: unknown = null) {
    super(refusal);
    this.refusal = refusal;
    this.params = params;
    this.data = data;
  }
}
