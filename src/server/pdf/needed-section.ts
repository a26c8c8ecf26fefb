import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { limbWords } from "#contract/ownership/ownership-words.ts";
import type { NeededParty } from "#contract/ownership/needed-parties.ts";
import { formatPercent } from "#contract/moments.ts";
import type { PdfSection } from "./pdf-content.ts";

/** Who had to be named, with the rule of each as it was stored. */
export const neededSection = (needed: readonly NeededParty[], i18n: I18n): PdfSection => ({
  title: i18n._(msg`Who had to be named, and why`),
  groups: [
    {
      title: null,
      rows: needed.map(({ name, least, most, limbs }) => ({
        label: name,
        answer: limbs.map((limb) => limbWords(limb, i18n)),
        note: least === most ? formatPercent(least) : `${least}–${formatPercent(most)}`,
      })),
    },
  ],
});
