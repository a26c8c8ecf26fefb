import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { businessLines } from "../business-lines.ts";
import type { Locale } from "../locales.ts";
import { formatList, formatPercent } from "../moments.ts";
import { type ExemptKind, type TrustRole, trustRoles } from "../options/ownership.ts";
import type { Reason, Threshold } from "./reasons.ts";
import type { Limb } from "./needed-parties.ts";
import { percentShown } from "./paths.ts";
import type { Range } from "./range.ts";
import { heldOfWords, roleOfWords, stakeWords, thenWords } from "./stake-words.ts";
import type { BeneficiaryClass, Stake, Structure } from "./structure.ts";

const reached = msg`{percent}% or more: {lines}.`;
const votes = msg`{percent}% of the votes or more: {lines}.`;
const perhaps = msg`May reach {percent}%: {lines}.`;
const below = msg`Below {percent}%: {lines}.`;
const commands = msg`Controls {company}, which reaches {percent}%: {lines}.`;
const commandsSeveral = msg`Reaches {percent}% together with the companies it controls: {lines}.`;
const statute = msg`More than {percent}% of the shares, capital or profits (Cap. 615, Schedule 2).`;
const statuteVotes = msg`More than {percent}% of the votes (Cap. 615, Schedule 2).`;
const houseRule = msg`{percent}% or more (house rule).`;
const exemptOwner = msg`More than half belongs to {company}, whose owners are not needed.`;
const behindExempt = msg`Holds a share of {company}, whose owners are not needed.`;
const controlsRoleHolder = msg`Controls {company}, which controls the applicant by its role.`;
const classNeedsNoOne = msg`{words}. A class: you do not need to add a person for it.`;
const between = msg`{from} to {to}`;
const trustRole = msg`{words}.`;
const responsible = msg`Responsible person for anti-money-laundering measures`;
const ownTrust = msg`the trust`;

/** Why a holder is needed or not. */
const plain = {
  control: msg`Controls the applicant by other means.`,
  controlByRole: msg`Controls the applicant as its general partner or trustee.`,
  applicantExempt: msg`The applicant is listed or regulated: its owners are not needed.`,
  trustParties: msg`A trust. You will need to name all its parties.`,
  trustRow: msg`A trust: its parties have rows of their own.`,
  stakeOpen: msg`The share, control or role is not entered yet.`,
  others: msg`Several holders, each below the threshold for naming an owner.`,
  seniorOfficial: msg`Senior managing official, because no owner reaches the threshold or controls the applicant.`,
  director: msg`Director.`,
  generalPartner: msg`General partner.`,
  representative: msg`Authorised representative.`,
  complianceOfficer: msg`Compliance officer (MLRO).`,
} as const;

const exemptions: Record<ExemptKind, MessageDescriptor> = {
  listed: msg`Listed company: its owners are not needed.`,
  regulated: msg`Regulated financial institution: its owners are not needed.`,
  government: msg`Government or public body: it has no owners to name.`,
};

const sentences = {
  share: reached,
  votes,
  mayReach: perhaps,
  below,
  controlsOwner: commands,
  controlsOwners: commandsSeveral,
  statute,
  statuteVotes,
  exemptOwner,
  behindExempt,
  controlsRoleHolder,
} as const;

const filled = (message: MessageDescriptor, params: Record<string, string | number>, i18n: I18n) =>
  i18n._(message.id, params, { message: message.message ?? "" });

export function reasonWords(reason: Reason, i18n: I18n): string {
  if (reason.code === "exempt") return i18n._(exemptions[reason.as]);
  if (reason.code === "trustRole") return trustRoleWords(reason, i18n);
  if (!(reason.code in sentences)) return i18n._(plain[reason.code as keyof typeof plain]);
  const message = sentences[reason.code as keyof typeof sentences];
  return filled(message, paramsOf(reason, i18n), i18n);
}

function paramsOf(reason: Reason, i18n: I18n): Record<string, string | number> {
  const company = "company" in reason ? reason.company : "";
  if (!("threshold" in reason))
    return { company, percent: "percent" in reason ? reason.percent : "" };
  const { percent, lines } = reason.threshold;
  const names = lines.map((line) => i18n._(businessLines[line].name));
  return { percent, company, lines: formatList(names, i18n.locale as Locale) };
}

/** The rule that made a party necessary, as it was stored. */
export function limbWords(limb: Limb, i18n: I18n): string {
  switch (limb.limb) {
    case "share":
      return filled(statute, { percent: limb.moreThan }, i18n);
    case "votes":
      return filled(statuteVotes, { percent: limb.moreThan }, i18n);
    case "houseRule":
      return filled(houseRule, { percent: limb.from }, i18n);
    case "trustRole":
      return trustRoleWords(limb, i18n);
    case "controlsRoleHolder":
      return filled(controlsRoleHolder, { company: limb.company }, i18n);
    case "control":
    case "controlByRole":
    case "seniorOfficial":
    case "director":
    case "generalPartner":
    case "representative":
      return i18n._(plain[limb.limb]);
  }
}

/** Why no person stands for a class of beneficiaries. */
export function classReason({ of }: BeneficiaryClass, { parties }: Structure, i18n: I18n): string {
  const trust = parties.find(({ id }) => id === of)?.name ?? "";
  return filled(
    classNeedsNoOne,
    { words: roleInTrust({ role: "beneficiary", trust }, i18n) },
    i18n,
  );
}

/** Why the responsible person of a fund stands beside its owners. */
export const responsibleReason = (i18n: I18n): string =>
  filled(trustRole, { words: i18n._(responsible) }, i18n);

interface InTrust {
  role: TrustRole;
  trust: string;
}

const trustRoleWords = (held: InTrust, i18n: I18n): string =>
  filled(trustRole, { words: roleInTrust(held, i18n) }, i18n);

function roleInTrust({ role, trust }: InTrust, i18n: I18n): string {
  const { label } = trustRoles.find(({ value }) => value === role)!;
  return roleOfWords(i18n._(label), trust || i18n._(ownTrust), i18n);
}

const hasFigure = ({ kind }: Stake) => kind === "exact" || kind === "band" || kind === "votes";

/** The stakes of one path as they are multiplied: 60% of 72%. */
export function pathWords([stake, ...rest]: readonly Stake[], i18n: I18n): string {
  if (!stake) return "";
  const much = stakeWords(stake, i18n);
  const [next] = rest;
  if (!next) return much;
  const join = [stake, next].every(hasFigure) ? heldOfWords : thenWords;
  return join(much, pathWords(rest, i18n), i18n);
}

/** A share of the applicant, with so many decimals or enough to stay on its side of the thresholds. */
export function shareWords(
  { from, to }: Range,
  thresholds: readonly Threshold[],
  places: number,
  i18n: I18n,
): string {
  const marks = thresholds.map(({ percent }) => percent);
  const [low, high] = [percentShown(from, marks, places), percentShown(to, marks, places)];
  if (low === high) return formatPercent(low);
  return filled(between, { from: low, to: formatPercent(high) }, i18n);
}
