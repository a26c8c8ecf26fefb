/** Every number of the specification's section 9, and those that settle what it leaves open, with its unit. */
export const limits = {
  codeDigits: 6,
  codeMinutes: 10,
  codeTries: 5,
  codeResendSeconds: 60,
  /** How long a ticket that a platform signs may be good, and how far its clock may be off. */
  platformTicketMinutes: 5,
  platformTicketSkewSeconds: 30,
  platformTicketChars: 4096,
  /** How long somebody who came by such a ticket may take to connect or to make an account. */
  platformEntryMinutes: 30,
  proofMinutes: 10,
  inviteDays: 7,
  /** For how long whoever reads the address before can undo that an account was given another. */
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
  /** After the last key, how long until the plan is worked out anew. */
  planRestMs: 300,
  /** How long what is typed is at most kept out of the journal of this computer. */
  journalDelayMs: 250,
  /** How often a long upload asks whether its session goes on. */
  uploadSessionMs: 400,
  requestTimeoutMs: 20_000,
  uploadTimeoutMs: 120_000,
  bodyBytes: 1024 * 1024,
} as const;

/** The largest file in megabytes of 1024 x 1024 bytes, as people are told it. */
export const uploadMegabytes = limits.uploadBytes / (1024 * 1024);

export const uploadTypes = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
} as const;
