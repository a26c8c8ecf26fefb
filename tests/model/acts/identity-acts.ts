import { faceVerification } from "@gatehouse/machines/identity/face-verification";
import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from "xstate";
import * as identity from "#contract/calls/identity/identity.ts";
import { type CheckOutcome, checkOutcomes } from "#contract/identity/check-states.ts";
import { limits } from "#contract/limits.ts";
import { personId } from "#server/identity/named-people.ts";
import { settleUnderWay } from "#server/identity/settle-under-way.ts";
import { flat } from "#server/statuses/flat-state.ts";
import { invitations } from "#server/http/rate-limits.ts";
import { choose } from "#server/vendors/sandbox.ts";
import { load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import type { Browser, Member } from "#tests/support/server/portal.ts";
import { type Must, ok } from "../walk/answers.ts";
import { type Act, isNamed, people, type Walker } from "../walk/walker.ts";

const chart = faceVerification as unknown as AnyStateMachine;
const pia = people.related;

/** A person whom the application names: what the chart of a check says of their newest link. */
export interface Related {
  id: string;
  name: string;
  email: string;
  phone: Browser;
  link: { ticket: string; expiresAt: number };
  page: AnyMachineSnapshot;
  /** The vendor's page of the check that is under way. */
  vendorPage: string;
  /** When each link was sent and each check begun. */
  sent: number[];
  begun: number[];
}

type Row = { id: string; fullName: string; email: string };

/** Gives each person of an application an address of their own, and says what a submission then sends. */
export async function withOwnAddresses(member: Member) {
  const { answers, revision } = await load(member);
  const rows = answers["relatedInformation"]!["people"] as Row[];
  const own = rows.map((row) => ({ ...row, email: newEmail() }));
  dataOf(await save(member, revision, { relatedInformation: { people: own } }));
  return { first: own[0]!, body: await submissionOf(member) };
}

export async function relatedIn(
  { portal, recorder }: Pick<Walker, "portal" | "recorder">,
  row: Row,
) {
  const id = personId(portal.services.keys, row.id, row.fullName);
  const phone = portal.browser();
  const related = {
    id,
    name: row.fullName,
    email: row.email,
    phone,
    vendorPage: "",
    sent: [],
    begun: [],
  } as unknown as Related;
  await openNewest({ portal, recorder }, related);
  return related;
}

/** The person opens the link of the newest mail: another visit of the page. */
export async function openNewest(
  { portal, recorder }: Pick<Walker, "portal" | "recorder">,
  related: Related,
): Promise<void> {
  const ticket = /#([\w-]{43})/.exec((await portal.mailTo(related.email))!.text)![1]!;
  const now = portal.services.clock().getTime();
  related.sent.push(now);
  related.link = { ticket, expiresAt: now + limits.identityLinkDays * 86_400_000 };
  const input = { arrival: {}, canRenew: false, shortest: 1, longest: 1 };
  const opening = initialTransition(chart, input)[0] as AnyMachineSnapshot;
  const url = { type: "xstate.done.actor.makeLink", output: { url: "" } };
  related.page = recorder.take(chart, opening, url);
  // A check under way is the person's, not the link's.
  const found = related.vendorPage === "" ? "check.ready" : "check.underWay";
  report(related, { recorder }, found);
}

export const report = (related: Related, { recorder }: Pick<Walker, "recorder">, type: string) => {
  if (related.page.can({ type })) related.page = recorder.take(chart, related.page, { type });
};

export const isUsable = (walker: Walker, { link }: Related) =>
  isNamed(walker) && link.expiresAt > walker.portal.services.clock().getTime();

export const stateOf = ({ page }: Related): string => flat(page.value).replace("following.", "");

/** What a link that no longer counts is answered; tried again and again, its address must wait. */
const deadLink: Must = ["linkExpired", "tooMany"];

const day = 86_400;
export const countSince = (times: readonly number[], seconds: number, { portal }: Walker) =>
  times.filter((at) => at > portal.services.clock().getTime() - seconds * 1000).length;

/** The person begins a check, or goes on with the one that is under way. */
const beginCheck: Act = async (walker) => {
  const related = walker.related!;
  const body = { ticket: related.link.ticket };
  const isSpent = countSince(related.begun, day, walker) >= limits.checksADay;
  const isNew = !["underWay", "verified"].includes(stateOf(related));
  const outcome = await related.phone.api(identity.beginCheck, { body });
  const refused = refusal(outcome);
  const says = `${pia} begins the check of her identity`;
  if (!isUsable(walker, related)) return { says, refused, moves: [], must: deadLink };
  if (outcome.ok && outcome.data.state === "underWay") {
    related.vendorPage = outcome.data.url;
    if (isNew) related.begun.push(walker.portal.services.clock().getTime());
    report(related, walker, "check.underWay");
  }
  return { says, refused, moves: [], must: isNew && isSpent ? ["checksSpent"] : ok };
};

const ends = ["verified", "verified", ...checkOutcomes] as const;

/** The vendor has a result; the phone brings it back, or the server asks for it. */
const checkEnds: Act = async (walker, { ends: wanted }) => {
  const { portal, pick } = walker;
  const related = walker.related!;
  const { ticket } = related.link;
  // A phone with a dead link brings nothing back.
  const isFollowed = pick([true, false]) && isUsable(walker, related);
  const outcome: CheckOutcome = wanted ?? pick(ends);
  const { services } = portal;
  if (stateOf(related) === "underWay" && related.vendorPage !== "") {
    const transaction = new URL(related.vendorPage).pathname.split("/").at(-1)!;
    await choose(services.db, transaction, outcome, services.clock());
    related.vendorPage = "";
    report(related, walker, `check.${outcome}`);
  }
  const by = isFollowed ? "and she comes back" : "and the server asks for it";
  const says = `The vendor says of the check: ${outcome}, ${by}`;
  if (!isFollowed) await settleUnderWay(services, portal.jobs);
  const body = { ticket, response: "" };
  const refused = refusal(await related.phone.api(identity.zolozCheckResult, { body }));
  return { says, refused, moves: [], must: isUsable(walker, related) ? ok : deadLink };
};

/** The holder sends the person another link, which ends the one before. */
const sendLink: Act = async (walker) => {
  const related = walker.related!;
  const { member } = walker;
  const before = related.link.ticket;
  const isVerified = stateOf(related) === "verified";
  const outcome = await member.api(identity.newJumioLink, { body: { person: related.id } });
  const says = `${people.holder} sends the director another link`;
  const refused = refusal(outcome);
  if (!isNamed(walker)) return { says, refused, moves: [], must: ["notFound"] };
  if (isVerified) return { says, refused, moves: [], must: ["notPossible"] };
  const { most, windowSeconds } = invitations.toAddress;
  const isFull = countSince(related.sent, windowSeconds, walker) >= most;
  // A link that was ended before the budget of mails was found spent.
  if (refused === "tooMany") related.link.expiresAt = 0;
  if (!outcome.ok) return { says, refused, moves: [], must: isFull ? ["tooMany"] : ok };
  report(related, walker, "link.expired");
  await openNewest(walker, related);
  const old = await related.phone.api(identity.zolozH5, { query: { ticket: before } });
  if (old.ok) throw new Error("the link before still opens the check");
  return { says, refused, moves: [], must: ok };
};

/** What is over after days have passed. */
export function passFor(walker: Walker): void {
  const { related } = walker;
  if (!related) return;
  if (stateOf(related) === "underWay") {
    related.vendorPage = "";
    report(related, walker, "check.timedOut");
  }
}

/** After a submission, each person without an open link who is not verified gets one. */
export async function linkAfterSubmission(walker: Walker): Promise<void> {
  const { related, portal } = walker;
  if (!related || stateOf(related) === "verified") return;
  const newest = /#([\w-]{43})/.exec((await portal.mailTo(related.email))!.text)![1]!;
  if (newest !== related.link.ticket) await openNewest(walker, related);
}

/** Where the page of the link, or the holder's list, shows something else than the chart. */
export async function identityDiffers(walker: Walker): Promise<string[]> {
  const { related, member } = walker;
  if (!related) return [];
  const { ticket } = related.link;
  const [shown, checks] = await Promise.all([
    related.phone.api(identity.zolozH5, { query: { ticket } }),
    member.api(identity.identityChecks),
  ]);
  const seen = shown.ok ? shown.data.state : "expired";
  const expected = isUsable(walker, related) ? stateOf(related) : "expired";
  const { people: listed } = dataOf(checks);
  const own = listed.find(({ person }) => person === related.id);
  const isVerified = stateOf(related) === "verified";
  return [
    ...(seen === expected
      ? []
      : [`the link of the director: expected ${expected}, the server says ${seen}`]),
    ...(isNamed(walker) === (own !== undefined)
      ? []
      : ["the director is listed without an application, or is not listed"]),
    ...(own === undefined || (own.state === "verified") === isVerified
      ? []
      : [`the holder sees that the director is ${own.state}, the chart says ${stateOf(related)}`]),
  ];
}

export const identityActs: Record<string, Act> = { beginCheck, checkEnds, sendLink };
