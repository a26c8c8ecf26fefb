import type { Calls } from "#contract/calls/index.ts";
import type { HandlersFor } from "./handler.ts";
import * as account from "../accounts/account.ts";
import * as agreements from "../agreements/agreements.ts";
import * as captcha from "../captcha/captcha-calls.ts";
import * as charts from "../charts/charts.ts";
import * as investor from "../investor/investor.ts";
import * as collaborators from "../collaborators/collaborators.ts";
import * as dashboard from "../dashboard/dashboard.ts";
import * as identity from "../identity/identity.ts";
import * as onboarding from "../application/onboarding.ts";
import * as platforms from "../platforms/platforms.ts";
import * as questionnaires from "../questionnaires/questionnaires.ts";
import * as requests from "../review/requests/applicant-requests.ts";
import * as security from "../accounts/security.ts";
import * as sharing from "../sharing/sharing.ts";
import * as submissions from "../submission/submissions.ts";
import * as uploads from "../documents/uploads.ts";

export const handlers: HandlersFor<Calls> = {
  account,
  agreements,
  captcha,
  charts,
  collaborators,
  investor,
  dashboard,
  identity,
  onboarding,
  platforms,
  questionnaires,
  requests,
  security,
  sharing,
  submissions,
  uploads,
};
