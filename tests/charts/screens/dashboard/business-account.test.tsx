import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { LineReply } from "#contract/calls/account.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { closeAccount } from "#contract/calls/requests.ts";
import { type AccountStatus, accountStatusNames } from "#contract/application/status-names.ts";
import { stateName } from "#models/kit/model.ts";
import { businessAccountModel } from "#models/review/business-account.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { press, seesNo } from "#tests/support/screens/hand.ts";
import { formId } from "#tests/support/screens/member.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { card, LineOnServer, says } from "./line-on-server.ts";
import { type AccountWords, accountWords } from "./line-words.ts";

const run = businessAccountModel.runs.find(
  ({ input }) => !(input as { needsAgreement: boolean }).needsAgreement,
)!;
const ready = { kycApproved: true, agreementSigned: true, faceVerified: true };

/** What the server tells the applicant of an approved line whose account is in this state. */
function replyOf(at: AnyMachineSnapshot): Partial<LineReply> {
  const canOpen = at.can({ type: "account.open", by: "holder", ...ready });
  const canClose = at.can({ type: "account.close", by: "holder" });
  return {
    kyc_status: "KYC Approved",
    business_account_status: accountStatusNames[stateName(at) as AccountStatus],
    acts_next: canOpen ? "applicant" : "desk",
    acts: [
      ...(canOpen ? (["openAccount"] as const) : []),
      ...(canClose ? (["closeAccount"] as const) : []),
    ],
  };
}

const line = new LineOnServer(businessAccountModel, run, replyOf);
const offers = ({ opens, closes }: AccountWords) =>
  until(() => {
    expect(card().includes("Open the account: Exchange")).toBe(opens);
    expect(card().includes("Close the account: Exchange")).toBe(closes);
  });

eachScreen();
/** The business account of an approved line on the dashboard, which the server keeps. */
testPaths({
  isOnServer: true,
  model: { ...businessAccountModel, runs: [{ input: run.input, cases: line.cases }] },
  open: line.open,
  events: {
    ...line.toldOf([
      "account.activate",
      "account.decline",
      "account.freeze",
      "account.unfreeze",
      "account.kycLapsed",
    ]),
    "account.open": async (event, before) => {
      await press(/^Open the account/);
      await until(() => server.newest(openBiz));
      line.keep(line.after(event, before));
      server.answer(openBiz, {
        opens: "account",
        form_id: formId,
        flow: "institutional",
        business_account_status: "Pending1",
      });
    },
    "account.close": async (event, before) => {
      if (!before.can({ type: "account.close", by: "holder" })) return line.isTold(event, before);
      await press(/^Close the account ?: Exchange$/);
      await press("Close the account");
      await until(() => server.newest(closeAccount));
      line.keep(line.after(event, before));
      server.answer(closeAccount, {});
      await seesNo("dialog");
    },
  },
  states: Object.fromEntries(
    Object.entries(accountWords).map(([state, words]) => [
      state,
      async (at) => {
        await says(...words.says)(at);
        await offers(words);
      },
    ]),
  ),
});
