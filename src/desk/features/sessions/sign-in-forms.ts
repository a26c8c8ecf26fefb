import { type Source, valuesOf } from "@gatehouse/machines/shared/answers";
import { type CheckOutcome, form } from "@gatehouse/machines/shared/form";
import { fromPromise } from "xstate";
import { safeParse } from "valibot";
import { deskFinishSetUp } from "#contract/calls/desk-people.ts";
import { deskCode, deskLogin } from "#contract/calls/desk-session.ts";
import type { Api } from "#desk/system/api.ts";
import { callOutcome } from "#desk/system/refusals.ts";

type Check = (values: Record<string, string>) => Promise<CheckOutcome>;

const formWith = (check: Check) =>
  form.provide({
    actors: {
      check: fromPromise<CheckOutcome, Source>(({ input }) =>
        check(valuesOf(input) as Record<string, string>),
      ),
    },
  });

const missing = (...paths: string[]): CheckOutcome => ({
  kind: "invalid",
  issues: paths.map((path) => ({ path, code: "required" })),
});

/** The first factor. */
export const passwordForm = (api: Api) =>
  formWith(async ({ email = "", password = "" }) => {
    const isEmail = safeParse(deskLogin.body.entries.email, email).success;
    const wrong = [...(isEmail ? [] : ["email"]), ...(password === "" ? ["password"] : [])];
    if (wrong.length > 0) return missing(...wrong);
    const outcome = callOutcome(await api(deskLogin, { body: { email, password } }));
    if (outcome.kind === "rejected") return outcome;
    return { kind: "accepted", result: outcome.result };
  });

/** The second factor; its result is the person. */
export const codeForm = (api: Api) =>
  formWith(async ({ code = "" }) => {
    if (!safeParse(deskCode.body, { code }).success) return missing("code");
    const outcome = callOutcome(await api(deskCode, { body: { code } }));
    if (outcome.kind === "rejected") return outcome;
    return { kind: "accepted", result: { person: outcome.result } };
  });

/** By the link of a mail; its result has the recovery codes. */
export const setUpForm = (api: Api, token: string) =>
  formWith(async ({ password = "", code = "" }) => {
    const { entries } = deskFinishSetUp.body;
    const isPassword = safeParse(entries.password, password).success;
    const isCode = safeParse(entries.code, code).success;
    const wrong = [...(isPassword ? [] : ["password"]), ...(isCode ? [] : ["code"])];
    if (wrong.length > 0) return missing(...wrong);
    const outcome = callOutcome(await api(deskFinishSetUp, { body: { token, password, code } }));
    if (outcome.kind === "rejected") return outcome;
    return { kind: "accepted", result: outcome.result };
  });
