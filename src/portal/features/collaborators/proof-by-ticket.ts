import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { api, type Refused } from "#portal/app/api.ts";
import { notProved, proofBy } from "../accounts/email-proof.ts";

/** Proving the address that a link was sent to signs its owner in; the result is the server's answer. */
export function proofByTicket(ticketNow: () => string) {
  return proofBy({
    purpose: "assistant",
    send: async ({ resends, passed }) => {
      const ticket = ticketNow();
      if (ticket === "") return unknownLink();
      return api(sendCaptchaByTicket, { body: { ticket, count: resends, ...passed } });
    },
    verify: async ({ code }) => {
      const ticket = ticketNow();
      if (ticket === "") return notProved(unknownLink());
      const outcome = await api(loginByEkycTicket, { body: { ticket, captcha: code } });
      return outcome.ok ? { kind: "proved", result: outcome.data } : notProved(outcome);
    },
  });
}

const unknownLink = (): Refused => ({
  ok: false,
  code: -1,
  status: 200,
  refusal: "linkUnknown",
  message: "",
  data: {},
});
