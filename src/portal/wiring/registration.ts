import { codeRequest } from "@gatehouse/machines/code-request";
import {
  registration,
  type RegisterOutcome,
  type VerifyOutcome,
} from "@gatehouse/machines/registration";
import type { Values } from "@gatehouse/machines/form";
import * as v from "valibot";
import { fromPromise } from "xstate";
import * as account from "#contract/calls/account.ts";
import { signupDetails, signupPassword } from "#contract/forms/signup.ts";
import { typedTwice, workMailbox } from "#contract/forms/signup-also.ts";
import * as rules from "#contract/questions/rules.ts";
import { issueWords } from "#contract/questions/words.ts";
import type { Issue } from "@gatehouse/machines/form";
import { api, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { openJournal } from "./journal.ts";
import { ticker } from "./ticker.ts";

const second = 1000;
const waiting = "gatehouse.code.register";

/** What somebody registering has given so far. The password is never kept. */
export interface Registrant {
  details: Values;
  password: string;
  proof: string;
  /** What the server found wrong with the details at the last try. */
  refused: Issue[];
}

const journalName = "register";

/** The details of an earlier visit to this page, while the browser's visit lasts. */
export async function recallRegistrant(): Promise<Values> {
  const journal = await openJournal(journalName);
  return ((await journal?.read()) as Values | undefined) ?? {};
}

/** Registration over one person's answers. */
export function wiredRegistration(person: Registrant) {
  const detailsForm = formFor(signupDetails, workMailbox, async (values) => {
    const email = String(values["email"]).trim();
    // The wait belongs to the address a code was sent to; another address gets its own code at once.
    if (email !== String(person.details["email"] ?? "").trim()) sessionStorage.removeItem(waiting);
    person.details = values;
    person.refused = [];
    void openJournal(journalName).then((journal) => journal?.write(values));
    return { kind: "accepted", result: { email } };
  });
  const passwordForm = formFor(signupPassword, typedTwice, async (values) => {
    person.password = String(values["password"]);
    return { kind: "accepted" };
  });
  return registration.provide({
    actors: {
      detailsForm: adapted(detailsForm, {
        getInitialSnapshot: (scope: never) =>
          detailsForm.getInitialSnapshot(scope, { values: person.details }),
      }),
      passwordForm: adapted(passwordForm, {
        getInitialSnapshot: (scope: never) =>
          passwordForm.getInitialSnapshot(scope, { values: {} }),
      }),
      codeRequest: requestFor("register"),
      verifyCode: fromPromise<VerifyOutcome, { email: string; code: string }>(async ({ input }) => {
        const checked = v.safeParse(rules.code, input.code);
        if (!checked.success) return { kind: "refused", refusal: codeWords(input.code) };
        const body = { email: input.email, type: "register" as const, captcha: checked.output };
        const outcome = await api(account.verifyCaptcha, { body });
        if (!outcome.ok) return notProved(outcome);
        person.proof = outcome.data.proof;
        sessionStorage.removeItem(waiting);
        return { kind: "proved" };
      }),
      register: fromPromise<RegisterOutcome, { email: string }>(async ({ input }) => {
        const outcome = await api(account.register, { body: bodyOf(person, input.email) });
        if (!outcome.ok) return notRegistered(outcome, person);
        void openJournal(journalName).then((journal) => journal?.clear());
        return { kind: "registered" };
      }),
    },
  });
}

function codeWords(code: string): string {
  return issueWords(
    i18n,
    { path: "code", code: code.trim() === "" ? "codeRequired" : "codeFormat" },
    undefined,
  );
}

function bodyOf({ details, password, proof }: Registrant, email: string) {
  const phone = details["phone"] as { country_code: string; number: string };
  return {
    email,
    proof,
    password,
    register_type: details["register_type"] as "institution" | "individual",
    contact_name: String(details["contact_name"]),
    designation: String(details["designation"]),
    country_code: phone.country_code,
    phone: phone.number,
    sales_email: String(details["sales_email"] ?? ""),
  };
}

/** Asking for a code; the wait is kept for this tab, so that a reload goes on counting. */
function requestFor(purpose: account.CodePurpose) {
  const sendCode = codeRequest.provide({
    actors: {
      ticker: ticker(second),
      sendCode: fromPromise(async ({ input }) => {
        const body = { email: input.email, type: purpose, count: input.resends };
        const outcome = await api(account.sendEmailCaptcha, { body });
        if (!outcome.ok && outcome.status === 0) throw new Error(outcome.refusal);
        const now = Date.now();
        const seconds = outcome.ok ? outcome.data.wait_seconds : outcome.data["seconds"];
        if (!outcome.ok && (outcome.refusal !== "codeTooSoon" || typeof seconds !== "number")) {
          return { kind: "refused" as const, refusal: refusalWords(outcome) };
        }
        const deadline = now + Number(seconds) * second;
        sessionStorage.setItem(waiting, String(deadline));
        return { kind: outcome.ok ? ("sent" as const) : ("throttled" as const), deadline, now };
      }),
    },
  });
  return adapted(sendCode, {
    getInitialSnapshot: (scope: never, { email }: { email: string }) =>
      sendCode.getInitialSnapshot(scope, {
        email,
        second,
        now: Date.now(),
        deadline: Number(sessionStorage.getItem(waiting)) || null,
      }),
  });
}

function notProved(refused: Refused): VerifyOutcome {
  const left = refused.data["tries_left"];
  if (refused.refusal === "codeMismatch")
    return { kind: "wrong", triesLeft: typeof left === "number" ? left : 0 };
  if (refused.refusal === "codeSpent") return { kind: "spent" };
  return { kind: "refused", refusal: refusalWords(refused) };
}

function notRegistered(refused: Refused, person: Registrant): RegisterOutcome {
  if (refused.refusal === "proofSpent") return { kind: "proofSpent" };
  const issues = (refused.data["issues"] ?? []) as Issue[];
  if (issues.length === 0) return { kind: "refused", refusal: refusalWords(refused) };
  person.refused = issues.filter((issue) => issue.path !== "password");
  return { kind: "issues", pane: person.refused.length > 0 ? "details" : "password" };
}
