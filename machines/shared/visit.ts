import { fromTransition } from "xstate";
import { unprovided } from "./unprovided.ts";

/** What a page that was opened by a link knows; kept for a page that is loaded again. */
export const visit = fromTransition(
  unprovided as () => object,
  ({ input }: { input: object }) => input,
);
