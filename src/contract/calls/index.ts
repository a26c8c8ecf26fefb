import * as account from "./account.ts";
import * as agreements from "./agreements/agreements.ts";
import * as captcha from "./captcha.ts";
import * as chartCounts from "./charts/chart-counts.ts";
import * as lineHistory from "./charts/line-history.ts";
import * as investor from "./investor.ts";
import * as collaborators from "./collaborators.ts";
import * as dashboard from "./dashboard.ts";
import * as identity from "./identity/identity.ts";
import * as onboarding from "./onboarding.ts";
import * as ownData from "./sharing/own-data.ts";
import * as platforms from "./platforms.ts";
import * as questionnaires from "./questionnaires/questionnaires.ts";
import * as requests from "./requests.ts";
import * as security from "./security.ts";
import * as accountToken from "./sharing/account-token.ts";
import * as dataSharing from "./sharing/data-sharing.ts";
import * as submissions from "./submissions.ts";
import * as uploads from "./uploads.ts";
import type { Call } from "./call.ts";

type CallsOf<Subject> = {
  [
    Name in keyof Subject as Subject[Name] extends Call<any, any, any, any> ? Name : never
  ]: Subject[Name];
};

function callsOf<Subject extends object>(subject: Subject): CallsOf<Subject> {
  const rows = Object.entries(subject).filter(
    ([, value]) =>
      typeof value === "object" && value !== null && "path" in value && "caller" in value,
  );
  return Object.fromEntries(rows) as CallsOf<Subject>;
}

export const calls = {
  account: callsOf(account),
  agreements: callsOf(agreements),
  captcha: callsOf(captcha),
  charts: callsOf(chartCounts),
  investor: callsOf(investor),
  collaborators: callsOf(collaborators),
  dashboard: { ...callsOf(dashboard), ...callsOf(lineHistory) },
  identity: callsOf(identity),
  onboarding: callsOf(onboarding),
  platforms: callsOf(platforms),
  questionnaires: callsOf(questionnaires),
  requests: callsOf(requests),
  security: callsOf(security),
  sharing: { ...callsOf(dataSharing), ...callsOf(accountToken), ...callsOf(ownData) },
  submissions: callsOf(submissions),
  uploads: callsOf(uploads),
};

export type Calls = typeof calls;
