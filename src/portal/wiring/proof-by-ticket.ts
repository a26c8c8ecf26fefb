import type { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { api, type Refused } from "../api.ts";
import { notProved, proofBy } from "./email-proof.ts";

/** Takes the answer that signed somebody in. */
type Begin = (reply: ReplyTo<typeof login>) => void;

/** Proving the address that a link was sent to signs its owner in: the proof's result is the server's answer, handed to `begin` too where there is one. */
export function proofByTicket(ticketNow: () => string, begin?: Begin) {
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
      if (!outcome.ok) return notProved(outcome);
      begin?.(outcome.data);
      return { kind: "proved", result: outcome.data };
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
