import type { CheckKind, CheckOutcome } from "#contract/identity/check-states.ts";
import type { Locale } from "#contract/locales.ts";

export interface CheckAsked {
  kind: CheckKind;
  /** Ours, unique per transaction; holds nothing about the person. At most 32 characters. */
  reference: string;
  /** Stable per person; holds nothing about the person. At most 32 characters. */
  subject: string;
  /** The page of the portal to which the vendor leads back. It adds parameters, `response` among them at most vendors. */
  returnUrl: string;
  locale: Locale;
}

export interface CheckBegun {
  /** The vendor's. */
  transaction: string;
  /** The vendor's page. */
  url: string;
  expiresAt: Date;
}

/** Null while the vendor has no result. */
export type CheckAnswer = CheckOutcome | null;

/** The vendor cannot be reached, or its answer is unusable: nothing is known about the check. */
export class VendorUnavailable extends Error {
  override name = "VendorUnavailable";
}

/**
 * Who verifies faces or identity documents. Both methods reject with VendorUnavailable, and may be repeated. They wait
 * for the network: call them outside a transaction.
 */
export interface IdentityVendor {
  /** Stored with each check. */
  name: string;
  begin(asked: CheckAsked): Promise<CheckBegun>;
  /**
   * Asks the vendor itself. `returned`: the query of the address to which the vendor led the browser back, or empty. A
   * browser can forge it, so it can never make a check `verified`.
   */
  check(begun: { transaction: string; reference: string }, returned: string): Promise<CheckAnswer>;
}
