/** Specification section 9 and product decisions; `limits` names them all. */

export const codeDigits = 6;
export const codeMinutes = 10;
export const codeTries = 5;
export const codeResendSeconds = 60;
export const platformTicketMinutes = 5;
export const platformTicketSkewSeconds = 30;
export const platformTicketChars = 4096;
export const platformEntryMinutes = 30;
/** The token with which a platform learns of a business account. */
export const accountTokenMinutes = 5;
/** To begin the download of the own data, and how new a session without a password must be for it. */
export const ownDataMinutes = 5;
export const recentSignInMinutes = 15;
/** Characters of a masked number. */
export const maskedShows = 4;
export const proofMinutes = 10;
export const inviteDays = 7;
/** How long the link of a related person works. */
export const identityLinkDays = 14;
/** From then on a person who was sent a link is shown as late. */
export const identityLateDays = 7;
/** How long the account holder's link to a phone works. */
export const faceLinkMinutes = 30;
/** Of one person. */
export const checksADay = 10;
/** After its end a check is asked for so long: vendors review by hand, and can be away for hours. */
export const checkResultHours = 24;
/** Between two questions how a check stands; doubled up to the longest. */
export const checkPollMs = 2000;
export const checkPollMostMs = 15_000;
/** Characters of what a vendor gives a browser to carry back. */
export const checkResponseMax = 4000;
export const emailUndoHours = 72;
export const collaboratorsMax = 20;
export const passwordMin = 8;
export const passwordMax = 32;
export const passwordKinds = 3;
export const phoneDigitsMin = 5;
export const phoneDigitsMax = 15;
/** Free text, as the specification says. Each longer text has a row with its reason below. */
export const textMax = 100;
/** Answers that explain: who, what, when and how much do not fit in the 100 characters of other texts. */
export const explanationMax = 1000;
/** An address on the web is copied as it is and cannot be shortened; those of registers carry long queries. */
export const urlMax = 200;
/** RFC 5321: a path of 256 octets with its two brackets. */
export const emailMax = 254;
/** A draft keeps what is typed, also what is too long: the rules say so, and nothing is lost. */
export const typedMax = 5000;
export const signatureStrokes = 60;
/** Of all strokes together. */
export const signaturePoints = 3000;
export const uploadBytes = 10 * 1024 * 1024;
export const uploadPixels = 50_000_000;
export const uploadUnpackedBytes = 100 * 1024 * 1024;
export const uploadInterlacedBytes = 60 * 1024 * 1024;
export const uploadPages = 100;
export const filesPerSlot = 5;
export const filesTotal = 20;
/** The desk can raise `filesTotal` for an account up to this. */
export const filesTotalMost = 100;
export const filesAtOnce = 3;
export const unnamedFileMinutes = 10;
/** All directors and parties are named: boards of large charities and associations have some 50 members. */
export const peopleMax = 60;
/** Of other lists: companies, wallets, providers, and what one party holds. */
export const rowsMax = 20;
export const jurisdictionsMax = 50;
export const taxResidencesMax = 10;
export const replyWorkingDays = 5;

/** How long records of due diligence are kept after the relationship; the source stands at the rule of retention. */
export const keptYears = 5;
/** The least and the most that a first application takes, its people included; a test compares it with the estimate of each line. */
export const firstApplicationMinutes = {
  institution: [75, 85],
  individual: [35, 40],
} as const;
/** How often a visible dashboard asks whether it is up to date. */
export const dashboardPollMs = 4000;
/** Between two questions what other people saved: the longest while no one else has the form open. */
export const formNewsMs = 5000;
export const formNewsMostMs = 30_000;
/** A person counts as present for so long after the page last asked. */
export const presenceSeconds = 45;
/** The account holder is told again that an application is ready no sooner. */
export const readyAgainMinutes = 10;
export const kycAttempts = 9;
/** Of one person at the same time. */
export const sessionsMax = 20;
export const sessionIdleMinutes = 30;
export const sessionWarnMinutes = 2;
export const sessionHours = 12;
export const sessionHoursAssistant = 8;
export const preSessionHours = 2;
export const languageDays = 30;
export const scrollTopPixels = 300;
export const toastMs = 2000;
/** A second press of the same button within this time is dropped. */
export const buttonDebounceMs = 300;
export const captchaSwitchSeconds = 60;
export const sessionRedirectMs = 300;
export const errorRedirectMs = 1500;
export const saveDelayMs = 1000;
export const saveRetryMs = 5000;
/** After the last key press. */
export const planRestMs = 300;
/** Maximum delay before typed text is stored locally. */
export const journalDelayMs = 250;
/** How often an upload or a download checks that its session is live. */
export const uploadSessionMs = 400;
export const requestTimeoutMs = 20_000;
/** Of one account; more wait. */
export const downloadsAtOnce = 4;
export const uploadTimeoutMs = 60_000;
export const bodyBytes = 1024 * 1024;
export const deskSessionHours = 10;
/** How long the link for password and second factor works. */
export const deskSetUpHours = 72;
/** Notes of the desk and its words to applicants, which name several documents and what is wrong with each. */
export const deskTextMax = 2000;
export const deskPage = 50;
/** Counts of a queue stop here. */
export const deskCountMost = 1000;
export const requestItemsMax = 20;
/** Why a document cannot be sent, in the words of the applicant. */
export const requestWordsMax = 500;
export const requestWorkingDays = 10;
/** A reply is due no later. */
export const requestDaysMax = 366;
/** The newest events of a case on a screen and in its PDF. */
export const deskTimelineMost = 500;
/** How often every stored history is checked against its chart. */
export const conformanceHours = 24;
/** A history without an event for so long is one that was left. */
export const idleHistoryDays = 30;
/** How often a page reports what its charts did. */
export const chartCountPauseMs = 30_000;
/** Different transitions in one report. */
export const chartCountRows = 100;
/** Of one transition in one report. */
export const chartCountMost = 1000;
/** The steps in which it is counted how long a stay lasted, in seconds; longer stays count in the last. */
export const chartStaySteps: readonly number[] = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 21_600, 86_400, 172_800, 432_000,
  864_000, 1_728_000, 3_456_000, 8_640_000, 34_560_000,
];
