import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { businessLines } from "../business-lines.ts";
import type { Locale } from "../locales.ts";
import { formatList, formatPercent } from "../moments.ts";
import { shareBands, stakeKinds } from "../options/ownership.ts";
import type { Reason, Threshold } from "./look-through.ts";
import { percentShown } from "./paths.ts";
import type { Range } from "./range.ts";
import type { Stake } from "./structure.ts";

const reached = msg`{percent}% or more: {lines}.`;
const perhaps = msg`May reach {percent}%: {lines}.`;
const below = msg`Below {percent}%: {lines}.`;
const commands = msg`Controls {company}, which reaches {percent}%: {lines}.`;
const heldOf = msg`{much} of {name}`;
const between = msg`{from} to {to}`;

/** Why a holder is needed or not. */
const plain = {
  control: msg`Controls the applicant by other means.`,
  trustParties: msg`A trust. You will need to name its settlor, trustee, protector and beneficiaries.`,
  exempt: msg`Listed company, regulated institution or government: its owners are not needed.`,
  others: msg`Several holders, each below the threshold for naming an owner.`,
  seniorOfficial: msg`Senior managing official, because no owner reaches the threshold or controls the applicant.`,
  director: msg`Director.`,
  representative: msg`Authorised representative.`,
  fundManager: msg`Fund manager.`,
} as const;

const sentences = { share: reached, mayReach: perhaps, below, controlsOwner: commands } as const;

const filled = (message: MessageDescriptor, params: Record<string, string | number>, i18n: I18n) =>
  i18n._(message.id, params, { message: message.message ?? "" });

export function reasonWords(reason: Reason, i18n: I18n): string {
  if (!("threshold" in reason)) return i18n._(plain[reason.code]);
  const { percent, lines } = reason.threshold;
  const names = lines.map((line) => i18n._(businessLines[line].name));
  const company = "company" in reason ? reason.company : "";
  const message = sentences[reason.code];
  const list = formatList(names, i18n.locale as Locale);
  return filled(message, { percent, company, lines: list }, i18n);
}

export function stakeWords(stake: Stake, i18n: I18n): string {
  if (stake.kind === "exact") return formatPercent(stake.percent ?? "");
  const options = stake.kind === "band" ? shareBands : stakeKinds;
  const value = stake.kind === "band" ? stake.band : stake.kind;
  const option = options.find((one) => one.value === value);
  return option ? i18n._(option.label) : "";
}

/** The stakes of one path as they are multiplied: 60% of 72%. */
export function pathWords([stake, ...rest]: readonly Stake[], i18n: I18n): string {
  if (!stake) return "";
  const much = stakeWords(stake, i18n);
  return rest.length === 0 ? much : filled(heldOf, { much, name: pathWords(rest, i18n) }, i18n);
}

/** A share of the applicant, with enough decimals to stay on its side of the thresholds. */
export function shareWords(
  { from, to }: Range,
  thresholds: readonly Threshold[],
  i18n: I18n,
): string {
  const marks = thresholds.map(({ percent }) => percent);
  const [low, high] = [percentShown(from, marks), percentShown(to, marks)];
  if (low === high) return formatPercent(low);
  return filled(between, { from: low, to: formatPercent(high) }, i18n);
}
