import type { I18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import type { Guidance } from "#contract/questions/question.ts";

export function guidanceWords(i18n: I18n, { text, example, accepted, refused }: Guidance) {
  return {
    rule: i18n._(text),
    ...(example ? { example: { label: <Trans>Example</Trans>, text: i18n._(example) } } : {}),
    ...(accepted ? { yes: i18n._(accepted) } : {}),
    ...(refused ? { no: i18n._(refused) } : {}),
  };
}
