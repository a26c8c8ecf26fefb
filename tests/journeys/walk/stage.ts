import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { builtPages } from "#server/http/pages.ts";
import { openPortal, type Portal } from "#tests/support/server/portal.ts";
import { beginWalk } from "#tests/model/acts/applicant-acts.ts";
import { type Done, linesOf, type Move, type Walker } from "#tests/model/walk/walker.ts";
import { complaintsOf, visit } from "../support/browser.ts";
import { freePort } from "../support/portal.ts";
import { signedInWith } from "../support/visitor.ts";

/** Who has a browser. Only an application of high risk names a director and needs a senior manager. */
export type Seat = "holder" | "helper" | "related" | "rae" | "sam" | "ana";
export const deskSeats = ["rae", "sam", "ana"] as const;
export type DeskSeat = (typeof deskSeats)[number];

/** A walk whose people act on pages. */
export interface Stage extends Walker {
  pages: Partial<Record<Seat, Page>>;
  /** What each page complains about. */
  complaints: Partial<Record<Seat, string[]>>;
  /** How far the desk is with the documents of the newest case. */
  documents: "unread" | "accepted" | "rejected";
  /** Whether what the desk has asked for is answered, and how. */
  answer: "none" | "file" | "words";
}

/** Something that a person, a vendor or the clock does. */
export interface Gesture {
  /** How often it is tried. */
  often: number;
  fits: (stage: Stage) => boolean;
  act: (stage: Stage) => Promise<Done>;
}

export const done = (says: string, moves: Move[] = []): Done => ({
  says,
  refused: null,
  moves,
  must: ["ok"],
});

export const linesWhere = (stage: Stage, is: (line: LineId) => boolean): LineId[] =>
  linesOf(stage).filter(is);

/** The portal as it is built, in this process: its clock is the test's. */
export function servedPortal(): Portal {
  const portal = {} as Portal;
  beforeAll(async () => {
    const at = (app: string) => join(inject("builtPortal"), app);
    const pages = builtPages({ kyc: at("portal"), desk: at("desk"), charts: at("charts") });
    const env = { PORT: String(await freePort()) };
    Object.assign(portal, await openPortal(env, undefined, undefined, pages));
  });
  afterAll(() => portal.close());
  return portal;
}

type Given = Parameters<typeof beginWalk>[0];

/** An application in review, and a browser for everyone who has to do with it. */
export async function openStage(given: Given, isHighRisk: boolean): Promise<Stage> {
  const walker = await beginWalk(given, isHighRisk);
  const { portal } = walker;
  const complaints: Stage["complaints"] = {};
  const pages: Stage["pages"] = {};
  for (const seat of seatsOf(walker)) {
    const jar = jarOf(walker, seat);
    const isMember = jar.size > 0;
    const context = await visit({
      baseUrl: portal.origin,
      width: 1440,
      height: 900,
      ...(isMember ? { member: { signedIn: signedInWith(jar, portal.origin) } } : {}),
    });
    await context.clock.install({ time: portal.services.clock() });
    await context.addInitScript(resumed);
    const page = await context.newPage();
    pages[seat] = page;
    complaints[seat] = complaintsOf(page);
  }
  const stage: Stage = { ...walker, pages, complaints, documents: "unread", answer: "none" };
  await comeHome(stage);
  return stage;
}

/** The question about a saved draft is answered. An empty page has no storage. */
function resumed(): void {
  if (location.protocol === "http:") sessionStorage.setItem("gatehouse.resumed", "1");
}

const seatsOf = ({ related }: Walker): Seat[] => [
  "holder",
  "helper",
  "rae",
  "ana",
  ...(related ? (["related", "sam"] as const) : []),
];

export const atDesk = ({ pages }: Stage): DeskSeat[] => deskSeats.filter((seat) => pages[seat]);

function jarOf({ member, helper, related, desk }: Walker, seat: Seat): ReadonlyMap<string, string> {
  if (seat === "holder") return member.browser.cookies;
  if (seat === "helper") return helper.cookies;
  return (seat === "related" ? related!.phone : desk[seat].browser).cookies;
}

const contextsOf = ({ pages }: Stage): BrowserContext[] =>
  Object.values(pages).map((page) => page.context());

/** The clocks of the browsers follow the portal's. */
export async function followClock(stage: Stage): Promise<void> {
  const now = stage.portal.services.clock();
  await Promise.all(contextsOf(stage).map(({ clock }) => clock.setSystemTime(now)));
}

/** Everyone closes what they look at. */
export async function lookAway({ pages }: Stage): Promise<void> {
  await Promise.all(Object.values(pages).map((page) => page.goto("about:blank")));
}

/** Everyone takes over the session that they have now. */
export async function takeSessions(stage: Stage): Promise<void> {
  for (const [seat, page] of Object.entries(stage.pages)) {
    const cookies = signedInWith(jarOf(stage, seat as Seat), stage.portal.origin);
    await page.context().addCookies(cookies);
  }
}

/** Every person loads the page again on which they see the state. */
export async function comeHome(stage: Stage): Promise<void> {
  const opening = Object.entries(stage.pages).map(async ([seat, page]) => {
    // Another part behind the # alone would load nothing.
    if (seat === "related") await page.goto("about:blank");
    await page.goto(homeOf(stage, seat as Seat));
  });
  await Promise.all(opening);
}

function homeOf({ cases, related }: Stage, seat: Seat): string {
  if (seat === "holder" || seat === "helper") return "/kyc/user";
  if (seat === "related") return `/kyc/zolozAuthentication#${related!.link.ticket}`;
  return `/desk/case/${cases[0]!.id}`;
}

export async function closeStage(stage: Stage): Promise<void> {
  await Promise.all(contextsOf(stage).map((context) => context.close()));
}
