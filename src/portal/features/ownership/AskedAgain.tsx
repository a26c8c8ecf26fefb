import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines } from "#contract/business-lines.ts";
import type { AskedAgain as Why } from "#contract/forms/people/asked-again.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Note } from "#ui/Note/Note.tsx";

/** Says why the share of other holders is asked again; nothing if it is not. */
export function AskedAgain({ why }: { why: Why | null }) {
  const { i18n } = useLingui();
  if (!why) return null;
  const { before, now } = why;
  const names = why.lines.map((line) => i18n._(businessLines[line].name));
  const lines = formatList(names, i18n.locale as Locale);
  return (
    <Note>
      <Trans>
        We ask for the combined share of other holders again. You answered when owners counted from{" "}
        {before}%. For {lines}, they count from {now}%.
      </Trans>
    </Note>
  );
}
