import type { I18n } from "@lingui/core";
import { linesOf } from "#contract/application/lines-of.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { holdersOf } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { limbWords } from "#contract/ownership/ownership-words.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { Submission } from "./case-material.ts";
import type { Reply } from "./case-replies.ts";

/** Who owns the applicant, by the answers that were submitted. */
export function ownershipReply(
  { answers, snapshot }: Submission,
  i18n: I18n,
  name: string,
): Reply["ownership"] {
  const structure = structureOf(answers, snapshot);
  const thresholds = thresholdsOf(linesOf(answers), structure);
  if (structure.holdings.length === 0 || thresholds.length === 0) return null;
  if (faultsOf(structure).length > 0) return null;
  const found = lookThrough(structure, thresholds);
  const { holders, links } = holdersOf(structure, found, thresholds, name, i18n);
  const limbsOf = (id: string) => snapshot.needed.find((party) => party.id === id)?.limbs ?? [];
  return {
    holders: holders.map((holder) => ({
      ...holder,
      why: limbsOf(holder.id).map((limb) => limbWords(limb, i18n)),
    })),
    links,
  };
}
