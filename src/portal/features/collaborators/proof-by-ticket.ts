import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { Refused } from "#portal/system/api.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import { notProved, proofBy } from "../accounts/email-proof.ts";

/** Proving the address that a link was sent to signs its owner in; the result is the server's answer. */
export function proofByTicket(ticketNow: (system: System) => string) {
  return proofBy({
    purpose: "assistant",
    send: async ({ resends, passed }, system) => {
      const ticket = ticketNow(system);
      if (ticket === "") return unknownLink();
      return servicesOf(system).api(sendCaptchaByTicket, {
        body: { ticket, count: resends, ...passed },
      });
    },
    verify: async ({ code }, system) => {
      const ticket = ticketNow(system);
      if (ticket === "") return notProved(unknownLink());
      const body = { ticket, captcha: code };
      const outcome = await servicesOf(system).api(loginByEkycTicket, { body });
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
