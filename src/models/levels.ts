/** The tests that walk a chart, as paths below tests/. */
type Walked = readonly string[];

/** Where a chart is walked besides the bare chart, or why no person touches it. */
export type Level = { screens: Walked; tours: Walked } | { untouched: string };

const screensAt = (...tests: string[]) => tests.map((test) => `charts/screens/${test}.test.tsx`);
const toursAt = (...tests: string[]) => tests.map((test) => `charts/tours/${test}.test.ts`);

const both = (...tests: string[]) => ({
  screens: screensAt(...tests),
  tours: toursAt(...tests),
});

/** One row per chart, by its file. */
export const levels: Record<string, Level> = {
  portal: { untouched: "It starts and stops actors; nothing of it is shown." },
  call: both("shared/call"),
  "known-link": { untouched: "It stores the link of an invitation; nothing of it is shown." },
  "chart-counting": { untouched: "It counts what other charts do; nothing of it is shown." },
  calls: both("portal/calls"),
  notices: both("notifications/notices"),
  session: both("sessions/session"),
  "session-clock": both("sessions/session"),
  "session-end": {
    untouched:
      "It waits before a session's end is shown; a person sees its outcome alone, as a state of the session.",
  },
  leaving: { screens: screensAt("sessions/session"), tours: toursAt("sessions/leaving") },
  "sign-in-again": both("sessions/sign-in-again"),

  registration: both("accounts/registration"),
  "email-proof": both("accounts/email-proof"),
  "code-request": both("accounts/code-request"),
  captcha: { screens: screensAt("entry/captcha"), tours: ["journeys/captcha.test.ts"] },
  "email-change": both("accounts/email-change"),
  "email-undo": both("accounts/email-undo"),
  "password-reset": both("accounts/password-reset"),
  revocation: both("accounts/revocation"),
  collaborators: both("accounts/collaborators"),
  colleagues: both("accounts/colleagues"),
  "invitation-entry": both("entry/by-ticket"),
  "platform-entry": both("entry/by-ticket"),
  "account-claim": both("entry/by-ticket"),

  application: both("application/application"),
  "draft-opening": {
    screens: screensAt("application/draft"),
    tours: toursAt("application/draft-opening"),
  },
  draft: both("application/draft"),
  sections: both("application/sections"),
  "institutional-onboarding": both("application/institutional-onboarding"),
  "otc-onboarding": both("application/otc-onboarding"),
  form: both("shared/form"),
  "form-dialog": both("shared/form-dialog"),
  "upload-queue": both("application/upload-queue"),
  upload: both("documents/upload"),
  "additional-documents": both("documents/additional-documents"),
  explanation: both("documents/explanation"),
  agreement: both("agreements/agreement"),

  "face-verification": both("identity/face-verification"),
  "face-step": both("identity/face-step"),
  "check-follow": both("identity/check-follow"),

  questionnaire: both("questionnaires/questionnaire"),
  freshness: both("dashboard/freshness"),
  "kyc-status": both("dashboard/kyc-status"),
  decision: both("review/decision"),
  "review-case": both("review/review-case"),
  "review-clock": both("review/review-clock"),
  "business-account": both("dashboard/business-account"),

  desk: both("desk/desk"),
  "case-work": both("desk/case-work"),
  "case-dialog": both("desk/case-dialog"),

  live: both("charts/chart-pages"),
  player: both("charts/chart-pages"),
};

/** The tests that walk this chart at one level, as the table says. */
export function walkedBy(chart: string, level: "screens" | "tours"): Walked {
  const row = levels[chart];
  return row && level in row ? (row as Record<typeof level, Walked>)[level] : [];
}

/** Why it is walked at no other level; empty where it is walked at all. */
export const reasonOf = (level: Level): string => ("untouched" in level ? level.untouched : "");

/** Names of the lists of mistakes that its screens' walks find; a chart that several tests walk has a list for each. */
export function screenListsOf(chart: string): string[] {
  const tests = walkedBy(chart, "screens");
  const nameOf = (test: string) => /([^/]+)\.test\.tsx$/.exec(test)![1]!;
  return tests.map((test) => (tests.length > 1 ? nameOf(test) : chart));
}
