import { useLingui } from "@lingui/react/macro";
import { type SlotId, slotOf } from "#contract/documents/document-slots.ts";

interface Asked {
  /** The slot of the checklist. */
  asks: string;
  /** Whose document it is; empty for the applicant's own. */
  person: string;
}

/** Names a requested document, and the person it belongs to. */
export function useSlotTitle() {
  const { t, i18n } = useLingui();
  return ({ asks, person }: Asked): string => {
    const document = i18n._(slotOf(asks.split(".", 1)[0] as SlotId).title);
    return person ? t`${document}: ${person}` : document;
  };
}
