import { limits } from "../limits.ts";

export interface SessionRefusal {
  code: number;
  status: number;
  /** Delay before the redirect, in ms. */
  afterMs: number;
  /** Path prefix of the pages where it ends the session. */
  under: string;
  inSubBrand: boolean;
}

/** Specification section 8. */
export const sessionRefusals = {
  sessionExpired: {
    code: 14000001,
    status: 401,
    afterMs: limits.sessionRedirectMs,
    under: "/",
    inSubBrand: true,
  },
  sellerSessionExpired: {
    code: 16000026,
    status: 401,
    afterMs: limits.sessionRedirectMs,
    under: "/seller",
    inSubBrand: true,
  },
  accountMoved: {
    code: 25100007,
    status: 200,
    afterMs: limits.errorRedirectMs,
    under: "/",
    inSubBrand: false,
  },
} as const satisfies Record<string, SessionRefusal>;
