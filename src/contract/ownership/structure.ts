import type { OwnershipRules } from "../options/ownership-rules.ts";
import type { ShareBand, StakeKind } from "../options/ownership.ts";

/** The id of the applicant in every structure; `rowId` keeps it and the next from every row. */
export const applicant = "applicant";

/** The id of all holders together who are named by nobody, each below the share that must be named. */
export const others = "others";

/**
 * A person, or what stands between: a company, a trust, or an entity behind which nobody is asked for; a company that
 * only acts for the applicant, such as a corporate director; and those who are declared together, each below the share
 * from which an owner is named.
 */
export interface Party {
  readonly id: string;
  readonly kind: "person" | "company" | "trust" | "exempt" | "acting" | "others";
  readonly name: string;
  readonly roles: readonly string[];
  /** What two entries of the same party have in common; empty while too little is known. */
  readonly sameAs: string;
}

/** How much one party holds of another, as far as it is known. */
export interface Stake {
  readonly kind: StakeKind;
  /** Of an exact stake, as a decimal figure. */
  readonly percent?: string | undefined;
  readonly band?: ShareBand | undefined;
}

export interface Holding {
  readonly owner: string;
  readonly of: string;
  readonly stake: Stake;
}

/** Who holds what, above one applicant. */
export interface Structure {
  readonly parties: readonly Party[];
  readonly holdings: readonly Holding[];
  /** The figures it is read by. */
  readonly rules: OwnershipRules;
}
