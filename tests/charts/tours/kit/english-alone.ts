/** Charts whose walks are in English alone so far. A chart leaves the list with its first walk in Chinese, and none may join it. */
export const englishAlone: ReadonlySet<string> = new Set([
  "agreement",
  "application",
  "business-account",
  "draft",
  "draft-opening",
  "email-change",
  "kyc-status",
  "questionnaire",
  "sections",
  "session",
  "session-clock",
  "sign-in-again",
  "upload-queue",
]);
