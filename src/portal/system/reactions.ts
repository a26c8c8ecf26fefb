import type { Refusal } from "@gatehouse/machines/shared/refusal";
import { type Brand, brands } from "#contract/brands.ts";
import type { Call } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { type SessionRefusal, sessionRefusals } from "#contract/refusals/session-refusals.ts";
import type { Refused } from "./api.ts";
import { brandNow } from "#browser/brand.ts";
import { shownRefusal } from "./refusals.ts";

/** Where a refusal is met: the address's path, and the brand. */
export interface RefusalContext {
  path: string;
  brand: Brand;
}

const here = (): RefusalContext => ({ path: location.pathname, brand: brandNow() });

const failedStatuses = new Set([404, 500, 504]);
const ends = Object.entries(sessionRefusals) as [keyof typeof sessionRefusals, SessionRefusal][];

/** For how long a refusal that ends the session is read, in ms; undefined where the session goes on. */
export function endOf({ code, status }: Refused, { path, brand }: RefusalContext = here()) {
  const [, row] =
    ends.find(
      ([, end]) =>
        end.code === code &&
        path.startsWith(end.under) &&
        (end.inSubBrand || brands[brand].marker === null),
    ) ?? [];
  return row?.afterMs ?? (status === 401 ? limits.sessionRedirectMs : undefined);
}

/** A status of 401 without a code of ours means that the session has expired. */
const endCode = ({ code }: Refused) =>
  ends.find(([, end]) => end.code === code)?.[0] ?? "sessionExpired";

export type Reaction =
  | { then: "end"; afterMs: number; refusal: Refusal }
  | { then: "toast"; refusal: Refusal }
  | { then: "nothing" };

/** What the portal does about a refusal beyond its own screen, row by row as the specification's section 8. */
export function reactionTo(
  refused: Refused,
  call: Pick<Call, "errorDisplay" | "silent">,
  met: RefusalContext = here(),
): Reaction {
  const afterMs = endOf(refused, met);
  if (afterMs !== undefined) return { then: "end", afterMs, refusal: { code: endCode(refused) } };
  if (failedStatuses.has(refused.status) && call.silent === null)
    return { then: "toast", refusal: { code: "serverError" } };
  if (call.errorDisplay === "inline") return { then: "nothing" };
  const isSaid = refused.message !== "" || refused.status === 0;
  return isSaid ? { then: "toast", refusal: shownRefusal(refused) } : { then: "nothing" };
}
