import type { Locale } from "#contract/locales.ts";
import { type Clock, minutesAfter } from "../clock.ts";
import { askVendor, jsonOf, vendorTimeoutMs } from "./ask-vendor.ts";
import { type CheckAsked, type IdentityVendor, VendorUnavailable } from "./identity-vendor.ts";
import { executionOf, hintIn, readBegun, readRetrieved } from "./jumio-answers.ts";
import { tokenSource } from "./jumio-token.ts";

export interface JumioSettings {
  clientId: string;
  clientSecret: string;
  /** Key of the workflow; it must give a decision for the whole workflow. */
  workflow: number;
  /** Names the operator, as Jumio requires. */
  userAgent: string;
  /** Origins in one data centre, without a trailing slash. */
  hosts: Readonly<Record<"auth" | "account" | "retrieval", string>>;
}

const linkMinutes = 30;
/** Of a journey that has started; each action of the person begins them again. */
const sessionMinutes = 15;

const urlMax = 255;

/** KYX API guide, "Languages". */
const languages: Readonly<Record<Locale, string>> = {
  en: "en",
  "zh-CN": "zh-CN",
  "zh-TW": "zh-HK",
};

/**
 * Jumio KYX in the browser: a document and the face on it. Jumio can call back, without a signature; it is not
 * asked to: the result is retrieved. Nothing about the person is sent, only our reference and subject.
 */
export function openJumio(
  settings: JumioSettings,
  clock: Clock,
  timeoutMs = vendorTimeoutMs,
): IdentityVendor {
  const api = openApi(settings, clock, timeoutMs);
  const { account, retrieval } = settings.hosts;
  return {
    name: "jumio",
    async begin(asked) {
      const content = contentOf(asked, settings);
      const begun = readBegun(await api(`${account}/api/v1/accounts`, content));
      return {
        transaction: `${begun.account.id}/${begun.workflowExecution.id}`,
        url: begun.web.href,
        expiresAt: minutesAfter(clock(), linkMinutes + sessionMinutes),
      };
    },
    async check(begun, returned) {
      const execution = executionOf(begun);
      const { accountId, workflowId } = execution;
      const path = `accounts/${accountId}/workflow-executions/${workflowId}`;
      const answer = readRetrieved(await api(`${retrieval}/api/v1/${path}`), execution);
      return answer ?? hintIn(returned, execution);
    },
  };
}

function contentOf(asked: CheckAsked, { workflow }: JumioSettings): object {
  const { reference, subject, returnUrl, locale } = asked;
  if (returnUrl.length > urlMax) throw new Error(`the return address is over ${urlMax} characters`);
  return {
    customerInternalReference: reference,
    userReference: subject,
    workflowDefinition: { key: workflow },
    tokenLifetime: `${linkMinutes}m`,
    web: { successUrl: returnUrl, errorUrl: returnUrl, locale: languages[locale] },
  };
}

/** GET without content, else POST. A token that Jumio does not accept is renewed once. */
function openApi(settings: JumioSettings, clock: Clock, timeoutMs: number) {
  const { userAgent, hosts } = settings;
  const tokens = tokenSource({ ...settings, auth: hosts.auth }, clock, timeoutMs);
  const ask = async (url: string, content?: object) =>
    askVendor(url, {
      method: content ? "POST" : "GET",
      headers: {
        accept: "application/json",
        authorization: `Bearer ${await tokens.token()}`,
        "content-type": "application/json",
        "user-agent": userAgent,
      },
      ...(content ? { body: JSON.stringify(content) } : {}),
      timeoutMs,
    });
  return async (url: string, content?: object): Promise<unknown> => {
    let reply = await ask(url, content);
    if (reply.status === 401) {
      tokens.forget();
      reply = await ask(url, content);
    }
    if (reply.status !== 200) throw new VendorUnavailable(`jumio answered ${reply.status}`);
    return jsonOf(reply.body);
  };
}
