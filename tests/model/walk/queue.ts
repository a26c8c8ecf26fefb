/** Where a line stands, as the desk may see it. */
export interface Standing {
  kyc: string;
  decision: string;
  account: string;
  /** The event that last brought it to the desk. */
  arrivedBy: string | undefined;
}

const requested = "additionalDocumentsRequired";

/** In the words of product.md: work that the desk can do now, most urgent first; then what waits for the applicant. */
export function predictedQueue(lines: readonly Standing[], round: number): string {
  const inReview = lines.filter(({ kyc }) => kyc === "inProgress");
  const cameBy = (event: string) => inReview.some(({ arrivedBy }) => arrivedBy === event);
  const isSaid = lines.some(({ kyc }) => kyc === `${requested}.rejectable.answeredInWords`);
  if (lines.some(({ decision }) => decision.startsWith("proposed"))) return "secondApproval";
  if (isSaid || cameBy("kyc.filesSubmitted")) return "resubmitted";
  if (cameBy("kyc.lapse")) return "periodicReview";
  if (inReview.length > 0) return round > 1 ? "resubmitted" : "new";
  if (lines.some(({ kyc, account }) => kyc === "approved" && account === "underReview"))
    return "accountRequested";
  if (lines.some(({ kyc }) => kyc === `${requested}.rejectable.overdue`)) return "overdue";
  return lines.some(({ kyc }) => kyc.startsWith(requested)) ? "waiting" : "closed";
}
