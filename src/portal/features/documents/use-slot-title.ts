import type { AskedDocument } from "#contract/documents/asked-documents.ts";
import { useLingui } from "@lingui/react/macro";
import { slotTitle } from "#contract/documents/slot-titles.ts";

interface Asked extends AskedDocument {
  /** Whose document it is; empty for the applicant's own. */
  person: string;
}

/** Names a requested document, and the person it belongs to. */
export function useSlotTitle() {
  const { t, i18n } = useLingui();
  return ({ person, ...asked }: Asked): string => {
    const document = i18n._(slotTitle(asked));
    return person ? t`${document}: ${person}` : document;
  };
}
