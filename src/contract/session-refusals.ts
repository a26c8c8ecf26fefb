import { limits } from "./limits.ts";

/** The codes that end a session, with what the portal then does (specification section 8). */
export const sessionRefusals = {
  sessionExpired: { code: 14000001, status: 401, afterMs: limits.sessionRedirectMs },
  sellerSessionExpired: {
    code: 16000026,
    status: 401,

    afterMs: limits.sessionRedirectMs,
  },
  accountMoved: { code: 25100007, status: 200, afterMs: limits.errorRedirectMs },
} as const;
