/** The pages of the portal behind the login, each as its address names it below /kyc. */
export const memberPages = [
  "verify",
  "otcVerify",
  "user",
  "submitted",
  "uploadOtherDoc",
  "otcUploadOtherDoc",
  "questionnaire",
  "otcAgreement",
  "otcFlyingOtterAgreement",
] as const;

/** Those that a person without a session can open; the first leads on. */
export const entryPages = [
  "",
  "login",
  "signup",
  "forgetpwd",
  "email-auth-login",
  "oauth-login",
  "zolozAuthentication",
  "zoloz",
  "email-undo",
  "privacy",
] as const;

export type MemberPage = (typeof memberPages)[number];
