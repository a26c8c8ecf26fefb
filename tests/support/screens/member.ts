import { insInfo, journalKey, type LineReply } from "#contract/calls/account.ts";
import {
  accountDetail,
  accountDocuments,
  lineOffers,
  lineVersion,
} from "#contract/calls/dashboard.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { identityChecks } from "#contract/calls/identity/identity.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { dataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { sessions } from "#contract/calls/security.ts";
import { formNews, type kycForm } from "#contract/calls/onboarding.ts";
import { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";
import { limits } from "#contract/limits.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "./border.ts";
import { stopClock, until } from "./clock.ts";
import { comesTo } from "./hand.ts";
import { systemActor } from "./portal.ts";
import { openScreen } from "./screen.tsx";

const aYear = 365 * 24 * 60 * 60 * 1000;
export const today = "2026-11-20";
export const formId = "0b0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d10";
export const entity = "Harbour Light Trading Limited";

/** The reply about the person at the screen, whose session outlives every path. */
export const person = () => ({
  contact_name: "Ada Wong",
  email: "ada@example.com",
  is_assistant: false,
  is_form_email: false,
  account_number: "GH-100001",
  idle_until: Date.now() + aYear,
  ends_at: Date.now() + aYear * 2,
  now: Date.now(),
});

const blank = {
  form_id: formId,
  reference: "GH-7K3M-9QTX",
  draft: null,
  submitted: null,
};

let visits = 0;

/** The key of an empty local copy. */
export function freshJournal() {
  visits += 1;
  const reply = { key: btoa("k".repeat(32)), owner: `visit${visits}` };
  server.always(journalKey, () => reply);
}

/** Signs a person in and answers what every page asks. */
export function signIn(who = person()) {
  systemActor("session").send({ type: "session.begin", ...memberOf(who) });
  answerPages(who);
}

/** Answers the calls that every page makes for a signed-in person. */
export function answerPages(who = person()) {
  freshJournal();
  server.always(investorClasses, () => []);
  server.always(identityChecks, () => ({ face: null, people: [] }));
  server.always(sessions, () => []);
  server.always(questionStatus, () => questionnaireStatus());
  server.always(lineOffers, () => []);
  server.always(dataSharing, () => ({ enabled: false, since: null, by: "", wording: "" }));
  server.always(getAssistants, () => []);
  server.always(getPlatforms, () => ({ has_password: true, platforms: [] }));
  server.always(lineVersion, () => ({ version: "1" }));
  server.always(accountDetail, () => ({
    uid: who.account_number,
    contact_name: who.contact_name,
    email: who.email,
    country_code: "852",
    phone: "91234567",
    designation: "Director",
  }));
  server.always(accountDocuments, () => []);
  server.always(formNews, () => ({ revision: 0, rules_on: today, theirs: {}, here: [] }));
  server.always(insInfo, () => accountInfo("institutional", who));
}

/** Of an account that has submitted nothing. */
export const questionnaireStatus = (
  own: Partial<ReplyTo<typeof questionStatus>> = {},
): ReplyTo<typeof questionStatus> => ({
  status: "notAsked",
  required: false,
  due_on: null,
  is_due_soon: false,
  form_id: null,
  sent_at: null,
  valid_until: null,
  ...own,
});

/** What the account holder registered with. */
export const registration = {
  phone: "51234567",
  country_code: "+852",
  designation: "Director",
  sales_email: "",
};

/** What the account says of itself: one application, of this flow. */
export function accountInfo(flow: ApplicationFlowId, who = person()): ReplyTo<typeof insInfo> {
  const application = { ...blank, flow };
  return {
    ...who,
    ...registration,
    register_type: flow === "otcIndividual" ? "individual" : "institution",
    entity_name: entity,
    version: "1",
    ...application,
    applications: [application],
    lines: [],
  };
}

/** The dashboard of an account with one line. */
export async function openDashboard(line: LineReply, at: number) {
  stopClock(at);
  signIn();
  server.always(insInfo, () => ({ ...accountInfo("institutional"), lines: [line] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

/** A line of the account for which nothing is asked or answered yet. */
export const lineReply = (own: Partial<LineReply> = {}): LineReply => ({
  line: "exchange",
  form_id: formId,
  flow: "institutional",
  kyc_status: "KYC not submitted",
  business_account_status: "Pending",
  acts_next: "applicant",
  timeline: [],
  reply_by: null,
  reply_in: null,
  rejection: null,
  request: null,
  acts: [],
  needs: [],
  site: "",
  has_signed_agreement: false,
  given: 0,
  asked: 0,
  left: [],
  ...own,
});

/** A line that was submitted `at` (milliseconds) and is now with the desk. */
export const lineInReview = (at: number): LineReply =>
  lineReply({
    kyc_status: "KYC In Progress",
    acts_next: "desk",
    timeline: [{ event: "kyc.submit", at, by: "Ada Wong" }],
    given: 5,
    asked: 5,
  });

/** The form as the server holds it, with every question answered unless others are given. */
export function storedForm(
  held: Partial<ReplyTo<typeof kycForm>> = {},
  answers: AllAnswers = sampleAnswers(today),
): ReplyTo<typeof kycForm> {
  return {
    form_id: formId,
    flow: "institutional",
    reference: "GH-7K3M-9QTX",
    revision: 1,
    answers,
    numbers_need: "password",
    saved_at: null,
    saved_by: "",
    save_ids: [],
    locked: false,
    today,
    rules_on: today,
    existing_lines: [],
    files_total: limits.filesTotal,
    files: "f1",
    submission: null,
    told_ready_at: null,
    ...held,
  };
}

/** Sees the login page, which says that it leads back, or says nothing of it. */
export const atLogin = (leadsBack: boolean) => async () => {
  await comesTo("Log in");
  await until(() => {
    if (document.body.innerText.includes("Log in to continue where you left off.") !== leadsBack)
      throw new Error(leadsBack ? "the way back is not named" : "a way back is named");
  });
};
