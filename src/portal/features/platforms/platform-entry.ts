import {
  accountClaim,
  type ClaimOutput,
  type ClaimResult,
} from "@gatehouse/machines/platforms/account-claim";
import type { ProofOutcome } from "@gatehouse/machines/accounts/email-proof";
import type { CheckOutcome, Values } from "@gatehouse/machines/shared/form";
import { platformEntry, type TicketResult } from "@gatehouse/machines/platforms/platform-entry";
import type { ReplyTo } from "#contract/calls/call.ts";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import * as calls from "#contract/calls/platforms.ts";
import { bindAddress } from "#contract/forms/accounts/bind-address.ts";
import { signInAgain } from "#contract/forms/accounts/sign-in-again.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { workMailbox } from "#contract/forms/accounts/signup-rules.ts";
import type { Api, Outcome } from "#portal/system/api.ts";
import { servicesOf, type System } from "#portal/system/system.ts";
import { callActor } from "#portal/actors/call.ts";
import type { CaptchaResult } from "../captcha/captcha.ts";
import { notProved, proofBy } from "../accounts/email-proof.ts";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { formFor } from "#portal/form/forms.ts";
import { type Journal, openJournal } from "#portal/actors/journal.ts";
import { passwordRefusal } from "#portal/system/refusals.ts";
import { registrantOf } from "../registration/registrant.ts";
import { sessionLink } from "./session-link.ts";
import { ticketInAddress, ticketOutcome, watchTicket } from "../collaborators/ticket.ts";
import { visitOf } from "../collaborators/visit.ts";

/** What is kept encrypted for a page that is loaded again. */
interface Kept {
  /** The ticket as the platform signed it; empty once it is exchanged. */
  signed: string;
  /** What it was exchanged for. */
  ticket: string;
  address: Values;
  details: Values;
}

interface Arrival extends Kept {
  /** Opened before signing in: after it the server gives another key. */
  journal: Journal | undefined;
}

const visit = visitOf<Kept>();

type Person = ReplyTo<typeof calls.loginByTicket>;

/** The pane that asks for the password shows each rejection itself. */
const bindInPlace = { ...calls.bindInsWithOauthTicket, errorDisplay: "inline" } as const;
const none = () => [];

const freshlySent = (signed: string): Kept => ({ signed, ticket: "", address: {}, details: {} });

/** The ticket, taken out of the address; for a page that is loaded again what it had, kept encrypted. */
export async function takeArrival(api: Api): Promise<Arrival> {
  const signed = ticketInAddress();
  const journal = await openJournal(api, "platform");
  const fresh = freshlySent(signed);
  if (signed !== "") await journal?.write(fresh);
  const kept = signed === "" ? ((await journal?.read()) as Kept | undefined) : undefined;
  return { ...(kept ?? fresh), journal };
}

const ticketNow = (system: System) => visit.openIn(system).now().ticket;

const sendFor =
  (type: "bind" | "register") =>
  (
    { email, resends, passed }: { email: string; resends: number; passed: CaptchaResult },
    system: System,
  ) =>
    servicesOf(system).api(sendCaptchaByTicket, {
      body: { ticket: ticketNow(system), email, type, count: resends, ...passed },
    });

const claimed = (result: ClaimResult): ProofOutcome => ({ kind: "proved", result });

const proved = (outcome: Outcome<Person>): ProofOutcome =>
  outcome.ok ? claimed({ reply: outcome.data }) : notProved(outcome);

const bindAccount = accountClaim.provide({
  actors: {
    accountForm: formOf(
      formFor(bindAddress, none, async (address, _, system) => {
        void visit.openIn(system).keep({ address });
        return { kind: "accepted" };
      }),
    ),
    watchTicket,
    emailProof: proofBy<ClaimResult>({
      purpose: "bind",
      send: sendFor("bind"),
      verify: async ({ email, code }, system) => {
        const body = { ticket: ticketNow(system), email, captcha: code };
        const outcome = await servicesOf(system).api(calls.bindInsWithOauthTicket, { body });
        if (!outcome.ok && outcome.refusal === "passwordNeeded")
          return claimed({ proof: String(outcome.data["proof"]) });
        return proved(outcome);
      },
    }),
    passwordForm: formOf(
      formFor(signInAgain, none, async (values, { api }, system): Promise<CheckOutcome> => {
        const { email, proof, password } = values as Record<"email" | "proof" | "password", string>;
        const body = { email, proof, password, ticket: ticketNow(system) };
        const outcome = await api(bindInPlace, { body });
        if (!outcome.ok) return { kind: "rejected", refusal: passwordRefusal(outcome) };
        return { kind: "accepted", result: { reply: outcome.data } };
      }),
    ),
  },
});

const createAccount = accountClaim.provide({
  actors: {
    accountForm: formOf(
      formFor(signupDetails, workMailbox, async (details, _, system) => {
        void visit.openIn(system).keep({ details });
        return { kind: "accepted" };
      }),
    ),
    watchTicket,
    emailProof: proofBy<ClaimResult>({
      purpose: "register",
      send: sendFor("register"),
      verify: async ({ email, code }, system) => {
        const { ticket, details } = visit.openIn(system).now();
        const body = { ...registrantOf(details, email), ticket, captcha: code };
        return proved(await servicesOf(system).api(calls.createInsWithOauthTicket, { body }));
      },
    }),
  },
});

/** Coming from a platform: the ticket proves the account there, a code to the mailbox the account here. */
export const wiredPlatformEntry = platformEntry.provide({
  actors: {
    visit: visit.logic,
    readTicket: callActor<undefined, TicketResult>(async (_, { signal, system }) => {
      const { api } = servicesOf(system);
      const { now, keep } = visit.openIn(system);
      const { signed, ticket } = now();
      if (signed + ticket === "") return { kind: "answered", result: { kind: "missing" } };
      if (ticket !== "")
        return ticketOutcome(await api(getEmailByTicket, { query: { ticket } }), ownerOf);
      const outcome = await api(calls.oauthLogin, { body: { ticket: signed } });
      // Another link may have been opened meanwhile: its ticket must stay.
      signal.throwIfAborted();
      if (outcome.ok) await keep({ signed: "", ticket: outcome.data.ticket });
      return ticketOutcome(outcome, ownerOf);
    }),
    enter: callActor<undefined, ClaimOutput>(async (_, { system }) => {
      const body = { ticket: ticketNow(system) };
      const outcome = await servicesOf(system).api(calls.loginByTicket, { body });
      return ticketOutcome(outcome, (reply) => ({ kind: "claimed", reply }));
    }),
    bindAccount,
    createAccount,
    session: sessionLink((system) => {
      const { now, keep } = visit.openIn(system);
      return {
        afterBegin: () => now().journal?.clear(),
        take: (signed) => void keep(freshlySent(signed)),
      };
    }),
  },
});

type Ticketed = ReplyTo<typeof getEmailByTicket> | ReplyTo<typeof calls.oauthLogin>;

const kinds = {
  none: { guest: "newGuest", member: "newMember" },
  bound: { guest: "ownGuest", member: "ownMember" },
  another: { guest: "another", member: "another" },
} as const;

function ownerOf(reply: Ticketed): TicketResult {
  if (reply.kind !== "platform") return { kind: "expired" };
  const { email, provider: sender, account, signed_in } = reply;
  return { kind: kinds[account][signed_in ? "member" : "guest"], email, sender };
}
