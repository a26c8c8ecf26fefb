import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FrameWord } from "./drawing.ts";

const messages: Readonly<Record<FrameWord, MessageDescriptor>> = {
  portal: msg`portal: a tab of an applicant`,
  desk: msg`desk: a tab of a reviewer`,
  charts: msg`charts: a tab of these pages`,
  server: msg`server: computes each change of a stored state`,
  root: msg`The root: it runs each chart here that no other runs.`,
  passingRoot: msg`The root: it runs each chart here that no other runs, and passes on what the server answers.`,
  runs: msg`runs`,
  entry: msg`entry /`,
  exit: msg`exit /`,
  atOnce: msg`at once`,
};

/** What a drawing says by itself, in the language of the page. */
export const wordsIn = (i18n: I18n): Readonly<Record<FrameWord, string>> =>
  Object.fromEntries(
    Object.entries(messages).map(([word, message]) => [word, i18n._(message)]),
  ) as Record<FrameWord, string>;
