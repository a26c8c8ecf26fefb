import type { ProofOutcome } from "@gatehouse/machines/email-proof";
import type { Values } from "@gatehouse/machines/form";
import { type EnterOutcome, type ReadOutcome, ticketEntry } from "@gatehouse/machines/ticket-entry";
import { fromPromise } from "xstate";
import type { ReplyTo } from "#contract/calls/call.ts";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import * as calls from "#contract/calls/platforms.ts";
import { bindAddress } from "#contract/forms/bind-address.ts";
import { signupDetails } from "#contract/forms/signup.ts";
import { type Also, workMailbox } from "#contract/forms/signup-also.ts";
import type { Section } from "#contract/questions/question.ts";
import type { Api, Outcome } from "../api.ts";
import { actorIn, type Services, servicesOf, type System } from "../app/system.ts";
import { adapted } from "./adapted.ts";
import type { Passed } from "./captcha.ts";
import { forgetWait, notProved, proofBy } from "./email-proof.ts";
import { formFor } from "./forms.ts";
import { type Journal, openJournal } from "./journal.ts";
import { passwordBesideCode } from "./platform-password.ts";
import { registrantOf } from "./registrant.ts";
import { whenPersonChanges } from "./session.ts";
import { ticketInAddress, unread, watchTicket } from "./ticket.ts";

/** Somebody whom a platform sent, and what they have given so far. */
export interface Arrival {
  /** Another for each ticket that this tab was opened with. */
  visit: number;
  /** The ticket as the platform signed it; empty once it is exchanged. */
  signed: string;
  /** What it was exchanged for. */
  ticket: string;
  address: Values;
  details: Values;
}

/** The pane that asks for the password says each refusal itself. */
const bindInPlace = { ...calls.bindInsWithOauthTicket, errorDisplay: "inline" } as const;

type Person = ReplyTo<typeof calls.loginByTicket>;

interface Asked {
  email: string;
  resends: number;
  passed: Passed;
}

const journalName = "platform";

const nobody = (visit: number): Arrival => ({
  visit,
  signed: "",
  ticket: "",
  address: {},
  details: {},
});
let arrival = nobody(0);
// Opened before signing in: the key that the server gives afterwards is another one, of another place.
let journal: Journal | undefined;

const keep = async () => journal?.write(arrival);

/**
 * Whoever comes with a ticket in the address, which is taken out of it before anything is asked of
 * the server; for a page that is loaded again whoever came before, kept unreadable.
 */
export async function takeArrival(api: Api): Promise<Arrival> {
  const signed = ticketInAddress();
  if (signed !== "") {
    arrival = { ...nobody(arrival.visit + 1), signed };
    journal = await openJournal(api, journalName);
    await keep();
  } else if (arrival.signed + arrival.ticket === "") {
    journal = await openJournal(api, journalName);
    arrival = ((await journal?.read()) as Arrival | undefined) ?? arrival;
  }
  return arrival;
}

/** Hears that somebody was signed in or out in another tab while a ticket waits here, which is then to be read anew. */
export function onOtherPerson(system: System, again: () => void): () => void {
  return whenPersonChanges(actorIn(system, "session"), () => {
    if (arrival.signed + arrival.ticket === "") return;
    arrival = { ...arrival, visit: arrival.visit + 1 };
    again();
  });
}

/** Coming from a platform: the ticket proves the account there, a code to the mailbox the account here. */
export function wiredPlatformEntry(person: Arrival) {
  const send =
    (type: "bind" | "register") =>
    ({ email, resends, passed }: Asked, system: System) => {
      const { ticket } = person;
      return servicesOf(system).api(sendCaptchaByTicket, {
        body: { ticket, email, type, count: resends, ...passed },
      });
    };
  return ticketEntry.provide({
    actors: {
      readTicket: fromPromise<ReadOutcome>(({ system }) => read(person, servicesOf(system).api)),
      watchTicket,
      enter: fromPromise<EnterOutcome>(async ({ system }) => {
        const outcome = await servicesOf(system).api(calls.loginByTicket, {
          body: { ticket: person.ticket },
        });
        if (!outcome.ok) return unread(outcome);
        comeIn(outcome.data, servicesOf(system));
        return { kind: "signedIn" };
      }),
      ...passwordBesideCode((given, { api }) => {
        const body = { ...given, ticket: person.ticket };
        return api(bindInPlace, { body });
      }, comeIn),
      addressForm: pane(person, "address", bindAddress, () => []),
      detailsForm: pane(person, "details", signupDetails, workMailbox),
      bindProof: proofBy({
        purpose: "bind",
        send: send("bind"),
        verify: async ({ email, code }, system) => {
          const body = { ticket: person.ticket, email, captcha: code };
          const services = servicesOf(system);
          return entered(await services.api(calls.bindInsWithOauthTicket, { body }), services);
        },
      }),
      createProof: proofBy({
        purpose: "register",
        send: send("register"),
        verify: async ({ email, code }, system) => {
          const given = registrantOf(person.details, email);
          const body = { ...given, ticket: person.ticket, captcha: code };
          const services = servicesOf(system);
          return entered(await services.api(calls.createInsWithOauthTicket, { body }), services);
        },
      }),
    },
  });
}

const kinds = {
  none: { aGuest: "unbound", signedIn: "displacing" },
  bound: { aGuest: "recognised", signedIn: "bound" },
  another: { aGuest: "another", signedIn: "another" },
} as const;

async function read(person: Arrival, api: Api): Promise<ReadOutcome> {
  const { signed, ticket } = person;
  if (signed + ticket === "") return { kind: "missing" };
  const outcome = ticket === "" ? await exchange(person, api) : await look(ticket, api);
  if (!outcome.ok) return unread(outcome);
  if (outcome.data.kind !== "platform") return { kind: "expired" };
  const { email, provider: sender, account, signed_in } = outcome.data;
  return { kind: kinds[account][signed_in ? "signedIn" : "aGuest"], email, sender };
}

const look = (ticket: string, api: Api) => api(getEmailByTicket, { query: { ticket } });

async function exchange(person: Arrival, api: Api) {
  const outcome = await api(calls.oauthLogin, { body: { ticket: person.signed } });
  if (!outcome.ok) return outcome;
  person.signed = "";
  person.ticket = outcome.data.ticket;
  await keep();
  return outcome;
}

const purposes = { address: "bind", details: "register" } as const;

/** A page of questions before a code; the wait belongs to the address that a code was sent to. */
function pane(person: Arrival, name: keyof typeof purposes, section: Section, also: Also) {
  const form = formFor(section, also, async (values) => {
    const email = String(values["email"]).trim();
    if (email !== String(person[name]["email"] ?? "").trim()) forgetWait(purposes[name]);
    person[name] = values;
    void keep();
    return { kind: "accepted", result: { email } };
  });
  return adapted(form, {
    getInitialSnapshot: (scope: never) => form.getInitialSnapshot(scope, { values: person[name] }),
  });
}

function entered(outcome: Outcome<Person>, services: Services): ProofOutcome {
  if (!outcome.ok) return notProved(outcome);
  comeIn(outcome.data, services);
  return { kind: "proved" };
}

/** The ticket is used up: nothing of it is kept, and the person is signed in. */
function comeIn(reply: Person, { begin }: Services): void {
  arrival = nobody(arrival.visit);
  journal?.clear();
  begin(reply);
}
