import { applicantHistory, ofLine } from "../../application/line-history.ts";
import { call } from "../call.ts";

/** What moved the statuses of a line, and where each stands. A line that was not submitted stands at the start. */
export const lineHistory = call({
  route: "GET /ins-kyc/v1/line-history/{line}",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  params: ofLine,
  reply: applicantHistory,
});
