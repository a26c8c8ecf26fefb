import { ownFilesIn } from "#contract/file-limits.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

/** The slots of the sample that hold more than one file, and how many more. */
const more: Record<string, number> = {
  certificateOfIncorporation: 1,
  articles: 4,
  registerOfMembers: 4,
};

/** How many files each slot gets, so that the sample has so many of the applicant's own. */
export function spread(own: number): (slot: string) => number {
  let left = own - ownFilesIn(sampleAnswers("2026-11-20"));
  return (slot) => {
    const extra = Math.min(left, more[slot] ?? 0);
    left -= extra;
    return 1 + extra;
  };
}
