import { partOf } from "#tests/support/written.ts";

type Words = readonly (string | RegExp)[];

/** What the card of a line says in each state of its KYC status. */
export const kycWords = {
  notSubmitted: ["KYC not submitted"],
  // An individual whose face is not verified is asked to do so.
  inProgress: [
    partOf(
      "We are reviewing your application. You do not need to do anything.",
      "We are reviewing your application. Please verify your face: the account can be opened only after that.",
    ),
  ],
  "additionalDocumentsRequired.requested": [
    partOf("We need {count} item from you by {day}.", "We need {count} items from you by {day}."),
  ],
  "additionalDocumentsRequired.rejectable.overdue": [
    partOf(
      "Your documents were due by {day}. Please send them now, or we may have to reject the application.",
    ),
    "Overdue",
  ],
  "additionalDocumentsRequired.rejectable.answeredInWords": [
    "We are reading your answer. You can still send documents.",
  ],
  approved: ["Your application is approved."],
  "rejected.retry": ["We could not verify some of your answers or documents."],
  "rejected.final": ["We cannot offer you this business line."],
} satisfies Record<string, Words>;

/** What it says of the business account, and whether the holder can open or close it. */
export interface AccountWords {
  says: Words;
  opens: boolean;
  closes: boolean;
}

/** The same in each state of the business account. */
export const accountWords: Record<string, AccountWords> = {
  pending: {
    says: ["Pending (not activated)", "You can open the business account."],
    opens: true,
    closes: false,
  },
  underReview: {
    says: ["Under review"],
    opens: false,
    closes: false,
  },
  normal: {
    says: ["Normal (activated)"],
    opens: false,
    closes: true,
  },
  frozen: { says: ["Frozen", "The business account is frozen"], opens: false, closes: false },
  closed: { says: ["Closed", "The business account is closed."], opens: false, closes: false },
};
