import { randomUUID } from "node:crypto";
import type { Caller } from "#contract/calls/call.ts";
import type { Calls } from "#contract/calls/index.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import type { RefusalName } from "#contract/refusals/refusals.ts";
import { applicant } from "../support/server/platform.ts";
import { newEmail, password, registration } from "../support/server/credentials.ts";
import { type Named } from "./world.ts";
import { picture } from "../support/server/applicant.ts";

export interface Asked {
  body?: object;
  query?: Record<string, string>;
  params?: Record<string, string>;
  /** The one file of a multipart call. */
  file?: Uint8Array;
}

export interface Row {
  who: Caller;
  /** A request that is good in itself, about the things of an account. */
  asks?: (owner: Named) => Asked | Promise<Asked>;
  /** The answer to those it is for; absent for a success. */
  gives?: RefusalName;
  /** It changes nothing, and is on the trail because it shows something. */
  shows?: true;
  /** What they are answered about the things of another account; not given where it names none. */
  elsewhere?: RefusalName;
}

type RouteName = {
  [Subject in keyof Calls]: `${Subject & string}.${keyof Calls[Subject] & string}`;
}[keyof Calls];

const garbage = "A".repeat(43);
const next = "Walnut-Ladder-31";

/** A line that was not applied for. */
const onLine = {
  who: "holder",
  asks: () => ({ body: { line: "prime" } }),
  gives: "notPossible",
} as const satisfies Row;

/** Who may call what, and what about others' things: a row for each call. */
export const rows = {
  "account.login": { who: "anyone", asks: ({ email }) => ({ body: { email, password } }) },
  "account.logout": { who: "anyone" },
  "account.whoAmI": { who: "member" },
  "account.register": {
    who: "anyone",
    asks: () => ({ body: registration(newEmail(), garbage) }),
    gives: "proofSpent",
  },
  "account.sendEmailCaptcha": {
    who: "anyone",
    asks: () => ({ body: { email: newEmail(), type: "register" } }),
  },
  "account.verifyCaptcha": {
    who: "anyone",
    asks: ({ email }) => ({ body: { email, type: "reset", captcha: "000000" } }),
    gives: "codeMismatch",
  },
  "agreements.lineAgreement": {
    who: "member",
    asks: () => ({ params: { line: "prime" } }),
    gives: "notFound",
  },
  "agreements.signOtcAggrement": {
    who: "holder",
    asks: () => ({
      body: {
        idempotency_key: randomUUID(),
        line: "otcHongKong",
        version: "2026-11-01",
        locale: "en",
        sha256: "0".repeat(64),
        name: "Mei Lin",
        signature: { kind: "typed" },
        proof: garbage,
      },
    }),
    gives: "notPossible",
  },
  "agreements.agreementPdf": {
    who: "member",
    asks: () => ({ params: { line: "otcHongKong" } }),
    gives: "notFound",
  },
  "captcha.captchaSwitch": { who: "anyone" },
  "captcha.captchaChallenge": { who: "anyone", asks: () => ({ body: { kind: "work" } }) },
  "captcha.captchaCheck": {
    who: "anyone",
    asks: () => ({ body: { id: randomUUID(), answer: 1 } }),
    gives: "captchaWrong",
  },
  "charts.countCharts": {
    who: "anyone",
    asks: () => ({
      body: {
        counts: [
          { chart: "draft", from: "", event: "xstate.init", to: "saved", count: 1, within: 1 },
        ],
      },
    }),
    // As long as the firm does not count.
    gives: "notFound",
  },
  "account.extendSession": { who: "member" },
  "account.journalKey": { who: "anyone" },
  "account.insInfo": { who: "member" },
  "dashboard.accountDetail": { who: "member" },
  "dashboard.accountDocuments": { who: "member" },
  "dashboard.lineVersion": { who: "member" },
  "dashboard.lineOffers": { who: "holder" },
  "dashboard.lineHistory": { who: "member", asks: () => ({ params: { line: "exchange" } }) },
  "account.countries": { who: "anyone", asks: () => ({ query: { full_list: "true" } }) },
  // World's accounts are institutions, which name no one and need no face.
  "identity.newZolozLink": { who: "holder", gives: "faceNotNeeded" },
  "identity.newJumioLink": {
    who: "holder",
    asks: () => ({ body: { person: randomUUID() } }),
    gives: "notFound",
  },
  "identity.zolozH5": {
    who: "anyone",
    asks: ({ checkTicket }) => ({ query: { ticket: checkTicket } }),
  },
  "identity.beginCheck": {
    who: "anyone",
    asks: ({ checkTicket }) => ({ body: { ticket: checkTicket } }),
  },
  "identity.zolozCheckResult": {
    who: "anyone",
    asks: ({ checkTicket }) => ({ body: { ticket: checkTicket, response: "success" } }),
  },
  "identity.identityChecks": { who: "member" },
  "investor.investorClasses": { who: "member" },
  "investor.withdrawInvestorClass": {
    who: "holder",
    asks: () => ({ body: { region: "HK" } }),
    gives: "notFound",
  },
  "collaborators.sendAssistantEmail": {
    who: "holder",
    asks: () => ({ body: { email: newEmail() } }),
  },
  "collaborators.getAssistants": { who: "holder" },
  "collaborators.delAssistant": {
    who: "holder",
    asks: ({ collaboratorId }) => ({ body: { id: collaboratorId } }),
    elsewhere: "notFound",
  },
  "collaborators.tellHolderReady": {
    who: "collaborator",
    asks: ({ formId }) => ({ body: { form_id: formId } }),
    elsewhere: "notFound",
  },
  "collaborators.getEmailByTicket": {
    who: "anyone",
    asks: ({ ticket }) => ({ query: { ticket } }),
  },
  "collaborators.sendCaptchaByTicket": {
    who: "anyone",
    asks: ({ ticket }) => ({ body: { ticket } }),
  },
  "collaborators.loginByEkycTicket": {
    who: "anyone",
    asks: ({ ticket }) => ({ body: { ticket, captcha: "000000" } }),
    gives: "codeMismatch",
  },
  "onboarding.saveKyc": {
    who: "member",
    asks: ({ formId }) => ({
      body: {
        form_id: formId,
        revision: 0,
        changes: { companyInformation: { entityName: "Harbour Light Trading Limited" } },
      },
    }),
    elsewhere: "notFound",
  },
  "onboarding.kycForm": {
    who: "member",
    asks: ({ formId }) => ({ params: { id: formId } }),
    elsewhere: "notFound",
  },
  "onboarding.formNews": {
    who: "member",
    asks: ({ formId }) => ({ params: { id: formId }, query: { revision: "0" } }),
    elsewhere: "notFound",
  },
  "onboarding.showNumbers": {
    who: "member",
    asks: ({ formId }) => ({ body: { form_id: formId, password } }),
    shows: true,
    elsewhere: "notFound",
  },
  "onboarding.openBiz": { who: "holder", asks: () => ({ body: { line: "exchange" } }) },
  "questionnaires.questionStatus": { who: "member" },
  "questionnaires.beginQuestionnaire": { who: "member", gives: "notPossible" },
  "questionnaires.postponeQuestionnaire": { who: "holder", gives: "notPossible" },
  "platforms.oauthLogin": {
    who: "anyone",
    asks: () => ({ body: { ticket: garbage } }),
    gives: "linkExpired",
  },
  "platforms.loginByTicket": {
    who: "anyone",
    asks: () => ({ body: { ticket: garbage } }),
    gives: "linkExpired",
  },
  "platforms.bindInsWithOauthTicket": {
    who: "anyone",
    asks: ({ email }) => ({ body: { ticket: garbage, email, captcha: "000000" } }),
    gives: "linkExpired",
  },
  "platforms.createInsWithOauthTicket": {
    who: "anyone",
    asks: () => ({ body: { ...applicant(newEmail()), ticket: garbage, captcha: "000000" } }),
    gives: "linkExpired",
  },
  "platforms.getPlatforms": { who: "holder" },
  "platforms.unbindPlatform": {
    who: "holder",
    asks: ({ platformId }) => ({ body: { id: platformId } }),
    elsewhere: "notFound",
  },
  "security.resetPassword": {
    who: "anyone",
    asks: ({ email }) => ({ body: { email, proof: garbage, password: next } }),
    gives: "proofSpent",
  },
  "security.changePassword": {
    who: "holder",
    asks: () => ({ body: { password, new_password: next } }),
  },
  "security.bindEmail": {
    who: "holder",
    asks: () => ({ body: { email: newEmail(), proof: garbage, password } }),
    gives: "proofSpent",
  },
  "requests.otherDocumentsCount": {
    who: "member",
    asks: ({ sentId }) => ({ params: { id: sentId } }),
  },
  "requests.documentRequest": {
    who: "member",
    asks: ({ sentId }) => ({ params: { id: sentId } }),
    gives: "notFound",
  },
  "requests.saveRequestWords": {
    who: "member",
    asks: ({ sentId }) => ({ body: { form_id: sentId, item: randomUUID(), words: "Lost" } }),
    gives: "notPossible",
  },
  "requests.additionalFiles": {
    who: "holder",
    asks: ({ sentId }) => ({ body: { form_id: sentId } }),
    gives: "notPossible",
  },
  "requests.withdrawLine": onLine,
  "requests.reopenLine": onLine,
  "requests.closeAccount": onLine,
  "sharing.dataSharing": { who: "holder" },
  "sharing.enableDataSharing": {
    who: "holder",
    asks: () => ({ body: { enabled: true, wording: sharingWording.version } }),
  },
  "sharing.ownDataTicket": { who: "holder", asks: () => ({ body: { password } }) },
  "sharing.ownData": {
    who: "holder",
    asks: () => ({ params: { ticket: garbage } }),
    gives: "notFound",
  },
  "sharing.openAccountToken": {
    who: "holder",
    asks: () => ({ query: { line: "exchange" } }),
    gives: "notFound",
  },
  "sharing.exchangeOpenAccountToken": {
    who: "anyone",
    asks: () => ({ body: { token: garbage, proof: garbage } }),
    gives: "linkExpired",
  },
  "security.readEmailUndo": {
    who: "anyone",
    asks: () => ({ body: { ticket: garbage } }),
    gives: "undoEnded",
  },
  "security.undoEmailChange": {
    who: "anyone",
    asks: () => ({ body: { ticket: garbage } }),
    gives: "undoEnded",
  },
  "security.sessions": { who: "member" },
  "security.endSessions": { who: "member", asks: () => ({ body: {} }) },
  "submissions.submittedForm": {
    who: "member",
    asks: ({ sentId }) => ({ params: { id: sentId } }),
    elsewhere: "notFound",
  },
  "submissions.submittedPdf": {
    who: "member",
    asks: ({ sentId }) => ({ params: { id: sentId } }),
    elsewhere: "notFound",
  },
  "uploads.uploadFile": {
    who: "member",
    asks: ({ formId }) => ({
      body: { form_id: formId, slot: "articles", uid: randomUUID() },
      file: picture,
    }),
    elsewhere: "notFound",
  },
  "uploads.deleteFile": {
    who: "member",
    asks: async ({ formId, file }) => ({ body: { form_id: formId, uid: await file() } }),
    elsewhere: "notFound",
  },
  "uploads.countryDocs": { who: "member" },
  "uploads.fileBytes": {
    who: "member",
    asks: async ({ file }) => ({ params: { uid: await file() } }),
    elsewhere: "notFound",
  },
} satisfies Record<RouteName, Row>;

/**
 * What is mounted and is no call. Pages, health and the wire's description reveal nothing of an
 * account; what lies under `/__dev` shows mails and makes tickets, in development and on this computer alone. The sandbox
 * vendor is not part of the portal: its page knows a check by a transaction that cannot be guessed.
 */
export const besides = [
  "GET /",
  "GET /__dev/mail",
  "GET /__dev/mail.json",
  "GET /__dev/ticket",
  "GET /desk",
  "GET /desk*",
  "GET /auth",
  "GET /auth*",
  "GET /kyc",
  "GET /kyc*",
  "GET /seller",
  "GET /seller*",
  "GET /livez",
  "GET /openapi.json",
  "GET /readyz",
  "GET /sandbox/identity/{transaction}",
  "POST /sandbox/identity/{transaction}",
];
