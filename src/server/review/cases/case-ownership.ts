import type { I18n } from "@lingui/core";
import { linesOf } from "#contract/application/lines-of.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { holdersOf } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { limbWords, responsibleReason } from "#contract/ownership/ownership-words.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { hasHolders, responsiblePerson } from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Snapshot } from "#server/submission/submission-queries.ts";
import type { Reply } from "./case-replies.ts";

interface Submitted {
  answers: AllAnswers;
  snapshot: Pick<Snapshot, "rulesOn" | "needed">;
}

/** Who owns the applicant, by the answers that were submitted. */
export function ownershipReply(
  { answers, snapshot }: Submitted,
  i18n: I18n,
  name: string,
): Reply["ownership"] {
  const structure = structureOf(answers, snapshot);
  const thresholds = thresholdsOf(linesOf(answers), structure);
  if (!hasHolders(structure) || thresholds.length === 0) return null;
  if (faultsOf(structure).length > 0) return null;
  const found = lookThrough(structure, thresholds);
  const { holders, links } = holdersOf(structure, found, thresholds, name, i18n);
  const limbsOf = (id: string) => snapshot.needed.find((party) => party.id === id)?.limbs ?? [];
  return {
    holders: holders.map((holder) => ({
      ...holder,
      why:
        holder.id === responsiblePerson
          ? [responsibleReason(i18n)]
          : limbsOf(holder.id).map((limb) => limbWords(limb, i18n)),
    })),
    links,
  };
}
