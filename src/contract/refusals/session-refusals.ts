import { limits } from "../limits.ts";

export interface SessionRefusal {
  code: number;
  status: number;
  /** How long the words are read before the login page, ms. */
  afterMs: number;
  /** The pages on which it ends the session; elsewhere the words are all. */
  under: string;
  /** Whether the session ends in the sub-brand too; where not, the words are all. */
  inSubBrand: boolean;
}

/** The codes that end a session, with what the portal then does (specification section 8). */
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
