import type { OwnershipRules } from "../options/ownership-rules.ts";
import {
  type Exemption,
  type ExemptKind,
  isTrustRole,
  type ShareBand,
  shareBands,
  type StakeKind,
  type TrustRole,
} from "../options/ownership.ts";
import type { responsibleKinds } from "../options/entity-lists.ts";
import type { Answers } from "../questions/answers.ts";
import { figureOf } from "../rules/figures.ts";

/** Reserved ids, which `rowId` rejects for rows. */
export const applicant = "applicant";

/** All holders below the threshold together. */
export const others = "others";

/**
 * `acting` companies only act for the applicant, such as a corporate director; `others` are declared
 * together.
 */
export interface Party {
  readonly id: string;
  readonly kind: "person" | "company" | "trust" | "exempt" | "acting" | "others";
  readonly name: string;
  readonly roles: readonly string[];
  /** Equal for two entries of one party; empty while too little is known. */
  readonly sameAs: string;
  /** Of a person: the same with the name without spaces, and with every other name given. */
  readonly alsoSameAs?: readonly string[];
  /** Of a person who controls nothing any more. */
  readonly hasDied?: true;
  /** What the answers claim, and whether its place lets it be exempt. */
  readonly exemption?: { readonly as: ExemptKind; readonly state: Exemption };
  /** In a place that removes every exemption, its own or its parent's. */
  readonly isInHighRiskPlace?: boolean;
  /** Of a trust: roles that someone must be named in. */
  readonly trustNeeds?: readonly TrustRole[];
}

export interface Stake {
  readonly kind: StakeKind;
  /** Decimal figure of an exact stake or of voting rights. */
  readonly percent?: string | undefined;
  readonly band?: ShareBand | undefined;
}

export interface Holding {
  readonly owner: string;
  readonly of: string;
  readonly stake: Stake;
  /** Follows from a role in the applicant; it is not entered. */
  readonly byRole?: true;
}

/** Beneficiaries of a trust who are not named one by one; `words` may be empty. */
export interface BeneficiaryClass {
  readonly of: string;
  readonly words: string;
}

/** Carries out the measures against money laundering of a fund, and owns nothing. */
export interface ResponsiblePerson {
  readonly name: string;
  readonly kind?: (typeof responsibleKinds)[number]["value"];
}

/** Its id on the chart: where its name is answered. */
export const responsiblePerson = "fundInformation.responsiblePerson";

export interface Structure {
  readonly parties: readonly Party[];
  readonly holdings: readonly Holding[];
  readonly classes?: readonly BeneficiaryClass[];
  readonly responsible?: ResponsiblePerson;
  /** Of the applicant itself; it has no owners to name while it is held. */
  readonly exemption?: Exemption;
  /** Of the applicant, as of each party. */
  readonly sameAs?: string;
  readonly rules: OwnershipRules;
}

/** A share is held, or a role in the trust that applies: a trust of people has no shares. */
export const hasHolders = ({ parties, holdings }: Structure): boolean =>
  holdings.length > 0 || parties.some(({ roles }) => roles.some(isTrustRole));

/** The roles that a trust must have and that no party has; `trust` is its id. */
export const openRoles = ({ parties, holdings }: Structure) =>
  parties.flatMap(({ id: trust, trustNeeds = [] }) =>
    trustNeeds
      .filter((role) => !holdings.some(({ of, stake }) => of === trust && stake.kind === role))
      .map((role) => ({ trust, role })),
  );

const percentShape = /^\d{1,3}(\.\d{1,4})?$/;
const unknown: Stake = { kind: "unknown" };

/** Of a row of an answer: unknown while incomplete, none without a choice. */
export function stakeOf(row: Answers): Stake | undefined {
  const kind = row["stake"] as StakeKind | undefined;
  const percent = figureOf(typeof row["percent"] === "string" ? row["percent"] : "");
  const band = shareBands.find(({ value }) => value === row["band"])?.value;
  if (kind === "exact" || kind === "votes")
    return percentShape.test(percent) ? { kind, percent } : unknown;
  if (kind === "band") return band ? { kind, band } : unknown;
  const isPlain = kind === "control" || kind === "none" || kind === "unknown";
  return isPlain || isTrustRole(kind) ? { kind } : undefined;
}
