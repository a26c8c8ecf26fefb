import { msg } from "@lingui/core/macro";
import type { Refused } from "#portal/system/api.ts";
import { refusalWords } from "#portal/system/reactions.ts";
import { i18n } from "#portal/app/i18n.ts";

const wrong = msg`The password is incorrect. Please check and try again.`;
const names = ["wrongLogin", "wrongPassword"];

/** The words of a refusal where only a password was asked: of an address, or of which password it is, nothing is said. */
export const passwordWords = (refused: Refused): string =>
  names.includes(refused.refusal) ? i18n._(wrong) : refusalWords(refused);
