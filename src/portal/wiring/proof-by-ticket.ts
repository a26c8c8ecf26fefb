import { msg } from "@lingui/core/macro";
import type { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { api, type Refused } from "../api.ts";
import { i18n } from "../words.ts";
import { notProved, proofBy } from "./email-proof.ts";

/** Takes the answer that signed somebody in. */
export type Begin = (reply: ReplyTo<typeof login>) => void;

/** Proving the address that a link was sent to signs its owner in. */
export function proofByTicket(ticketNow: () => string, begin: Begin) {
  return proofBy({
    purpose: "assistant",
    send: async ({ resends, passed }) => {
      const ticket = ticketNow();
      if (ticket === "") return noLink();
      return api(sendCaptchaByTicket, { body: { ticket, count: resends, ...passed } });
    },
    verify: async ({ code }) => {
      const outcome = await api(loginByEkycTicket, {
        body: { ticket: ticketNow(), captcha: code },
      });
      if (!outcome.ok) return notProved(outcome);
      begin(outcome.data);
      return { kind: "proved" };
    },
  });
}

const noLink = (): Refused => ({
  ok: false,
  code: -1,
  status: 200,
  refusal: "linkExpired",
  message: i18n._(msg`This link has expired. Ask the account holder for a new one.`),
  data: {},
});
