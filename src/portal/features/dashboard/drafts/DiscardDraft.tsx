import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { OfName } from "#portal/app/OfName.tsx";
import { RevocationDialog } from "../../accounts/RevocationDialog.tsx";
import { useRevocation } from "../../accounts/use-revocation.ts";
import { wiredDiscard } from "./discard-draft.ts";

interface Props {
  form: string;
  revision: number;
  files: string;
  name: string;
  /** The lines of the draft. */
  lines: readonly string[];
  heading: RefObject<HTMLElement | null>;
}

/** Discards the draft of a line, after a question that names every line of it. */
export function DiscardDraft({ form, revision, files, name, lines, heading }: Props) {
  const { i18n } = useLingui();
  const { actor, focusAfter } = useRevocation(wiredDiscard, heading);
  const names = lines.map((line) => i18n._(businessLines[line as LineId].name));
  const list = formatList(names, i18n.locale as Locale);
  const ask = () => {
    const draft = { revision, files, saveId: crypto.randomUUID() };
    actor.send({ type: "revocation.ask", id: form, name: list, draft });
  };
  return (
    <>
      <Button look="quiet" onClick={ask}>
        <Trans>Discard draft</Trans>
        <OfName>{name}</OfName>
      </Button>
      <RevocationDialog
        actor={actor}
        title={<Trans>Discard your draft for {list}?</Trans>}
        confirm={<Trans>Discard draft</Trans>}
        focusAfter={focusAfter}
      >
        <Trans>
          All its answers and uploaded files will be removed for everyone who works on it. This
          cannot be undone. We keep a record of earlier answers as the law requires.
        </Trans>
      </RevocationDialog>
    </>
  );
}
