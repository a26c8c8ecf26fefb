import type { Calls } from "#contract/calls/index.ts";
import type { HandlersFor } from "../http/handler.ts";
import * as account from "./account.ts";
import * as captcha from "./captcha.ts";
import * as investor from "./investor.ts";
import * as collaborators from "./collaborators.ts";
import * as dashboard from "./dashboard.ts";
import * as onboarding from "./onboarding.ts";
import * as platforms from "./platforms.ts";
import * as security from "./security.ts";
import * as submissions from "./submissions.ts";
import * as uploads from "./uploads.ts";

/** A handler for every call of the contract, by subject and name. */
export const handlers: HandlersFor<Calls> = {
  account,
  captcha,
  collaborators,
  investor,
  dashboard,
  onboarding,
  platforms,
  security,
  submissions,
  uploads,
};
