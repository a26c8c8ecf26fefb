import type { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { Refused } from "../api.ts";
import { servicesOf, type System } from "../app/system.ts";
import { notProved, proofBy } from "./email-proof.ts";
import { memberOf } from "./session.ts";

/** Takes the answer that signed somebody in. */
type Begin = (reply: ReplyTo<typeof login>, system: System) => void;

/** Proving the address that a link was sent to signs its owner in: the proof's result is the session that has begun; `begin` gets the server's answer where there is one. */
export function proofByTicket(ticketNow: (system: System) => string, begin?: Begin) {
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
      const outcome = await servicesOf(system).api(loginByEkycTicket, {
        body: { ticket, captcha: code },
      });
      if (!outcome.ok) return notProved(outcome);
      begin?.(outcome.data, system);
      return { kind: "proved", result: memberOf(outcome.data) };
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
