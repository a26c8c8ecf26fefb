/** Pixels are those of the picture at its natural size. */
export const captchaLimits = {
  /** For the answer, and again for the use of its result. */
  minutes: 5,
  /** The browser sends without the switch's answer after this. */
  switchMs: 3000,
  perVisitorPerMinute: 10,
  perAddressRangePerMinute: 60,
  width: 320,
  height: 160,
  /** The side of the square that is cut out. */
  piece: 56,
  slideWithin: 6,
  /** The number lies below workTries; each try takes workRounds of PBKDF2-HMAC-SHA-256. */
  workTries: 400,
  workRounds: 4000,
} as const;
