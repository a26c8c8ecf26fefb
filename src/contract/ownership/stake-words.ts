import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatPercent } from "../moments.ts";
import { everyStake, shareBands } from "../options/ownership.ts";
import { inSentence } from "../questions/messages.ts";
import type { Stake } from "./structure.ts";

const ofVotes = msg`{percent} of the votes`;
const heldOf = msg`{much} of {name}`;
const roleOf = msg`{role} of {name}`;

export function stakeWords({ kind, percent = "", band }: Stake, i18n: I18n): string {
  if (kind === "exact") return formatPercent(percent);
  if (kind === "votes")
    return i18n._(ofVotes.id, { percent: formatPercent(percent) }, { message: ofVotes.message! });
  const options = kind === "band" ? shareBands : everyStake;
  const option = options.find(({ value }) => value === (kind === "band" ? band : kind));
  return option ? i18n._(option.label) : "";
}

const thenHeld = msg`{much}, then {next}`;

/** 60% of Harbour Holdings. */
export const heldOfWords = (much: string, name: string, i18n: I18n): string =>
  i18n._(heldOf.id, { much, name }, { message: heldOf.message! });

/** 100%, then control without a percentage: stakes of a path that cannot be multiplied. */
export const thenWords = (much: string, next: string, i18n: I18n): string =>
  i18n._(thenHeld.id, { much, next: inSentence(next) }, { message: thenHeld.message! });

/** Trustee of Harbour Trust. */
export const roleOfWords = (role: string, name: string, i18n: I18n): string =>
  i18n._(roleOf.id, { role, name }, { message: roleOf.message! });
