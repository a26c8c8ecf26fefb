import { uploadBytes } from "./limit-values.ts";

/** Every limit. A page loads only those that it reads as `limits.name`; one that takes the object apart loads all. */
export * as limits from "./limit-values.ts";
/** Specification section 9 and product decisions. */
export const limits = {
  codeDigits: 6,
  codeMinutes: 10,
  codeTries: 5,
  codeResendSeconds: 60,
  platformTicketMinutes: 5,
  platformTicketSkewSeconds: 30,
  platformTicketChars: 4096,
  platformEntryMinutes: 30,
  /** The token with which a platform learns of a business account. */
  accountTokenMinutes: 5,
  /** To begin the download of the own data, and how new a session without a password must be for it. */
  ownDataMinutes: 5,
  recentSignInMinutes: 15,
  proofMinutes: 10,
  inviteDays: 7,
  /** How long the link of a related person works. */
  identityLinkDays: 14,
  /** From then on a person who was sent a link is shown as late. */
  identityLateDays: 7,
  /** How long the account holder's link to a phone works. */
  faceLinkMinutes: 30,
  /** Of one person. */
  checksADay: 10,
  /** After its end a check is asked for so long: vendors review by hand, and can be away for hours. */
  checkResultHours: 24,
  /** Between two questions how a check stands; doubled up to the longest. */
  checkPollMs: 2000,
  checkPollMostMs: 15_000,
  /** Characters of what a vendor gives a browser to carry back. */
  checkResponseMax: 4000,
  emailUndoHours: 72,
  collaboratorsMax: 20,
  passwordMin: 8,
  passwordMax: 32,
  passwordKinds: 3,
  phoneDigitsMin: 5,
  phoneDigitsMax: 15,
  textMax: 100,
  urlMax: 200,
  emailMax: 254,
  typedMax: 5000,
  signatureStrokes: 60,
  /** Of all strokes together. */
  signaturePoints: 3000,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 50_000_000,
  uploadUnpackedBytes: 100 * 1024 * 1024,
  uploadInterlacedBytes: 60 * 1024 * 1024,
  uploadPages: 100,
  filesPerSlot: 5,
  filesTotal: 20,
  filesAtOnce: 3,
  unnamedFileMinutes: 10,
  peopleMax: 20,
  jurisdictionsMax: 50,
  replyWorkingDays: 5,
  /** How often a visible dashboard asks whether it is up to date. */
  dashboardPollMs: 4000,
  kycAttempts: 9,
  sessionIdleMinutes: 30,
  sessionWarnMinutes: 2,
  sessionHours: 12,
  sessionHoursAssistant: 8,
  preSessionHours: 2,
  languageDays: 30,
  scrollTopPixels: 300,
  toastMs: 2000,
  captchaSwitchSeconds: 60,
  sessionRedirectMs: 300,
  errorRedirectMs: 1500,
  saveDelayMs: 1000,
  saveRetryMs: 5000,
  /** After the last key press. */
  planRestMs: 300,
  /** Maximum delay before typed text is stored locally. */
  journalDelayMs: 250,
  /** How often an upload checks that its session is live. */
  uploadSessionMs: 400,
  requestTimeoutMs: 20_000,
  uploadTimeoutMs: 120_000,
  bodyBytes: 1024 * 1024,
  deskSessionHours: 10,
  /** How long the link for password and second factor works. */
  deskSetUpHours: 72,
  deskTextMax: 2000,
  deskPage: 50,
  /** Counts of a queue stop here. */
  deskCountMost: 1000,
  requestItemsMax: 20,
  requestWordsMax: 500,
  requestWorkingDays: 10,
  /** A reply is due no later. */
  requestDaysMax: 366,
  /** The newest events of a case on a screen and in its PDF. */
  deskTimelineMost: 500,
  /** How often every stored history is checked against its chart. */
  conformanceHours: 24,
  /** A history without an event for so long is one that was left. */
  idleHistoryDays: 30,
  /** How often a page reports what its charts did. */
  chartCountPauseMs: 30_000,
  /** Different transitions in one report. */
  chartCountRows: 100,
  /** Of one transition in one report. */
  chartCountMost: 1000,
} as const;

/** In units of 1024 x 1024 bytes. */
export const uploadMegabytes = uploadBytes / (1024 * 1024);

export const uploadTypes = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
} as const;
