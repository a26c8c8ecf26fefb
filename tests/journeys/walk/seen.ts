import type { Locator, Page } from "playwright";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import type { LineId } from "#contract/business-lines.ts";
import {
  actNames,
  decisionStates,
  shortStatuses,
  stateDetails,
} from "#contract/desk/case-words.ts";
import { isOutcome, outcomeWords } from "#portal/features/identity/outcome-words.ts";
import { isUsable, stateOf } from "#tests/model/acts/identity-acts.ts";
import { isNamed, kycOf, lineName, linesOf, people, reviewedIn } from "#tests/model/walk/walker.ts";
import { rowOf } from "../support/desk-screen.ts";
import { wordsIn } from "../support/words.ts";
import { cardButtons } from "./applicant-gestures.ts";
import { mayMoveCase, offered } from "./desk-gestures.ts";
import { type DeskSeat, deskSeats, type Seat, type Stage } from "./stage.ts";

const { say } = await wordsIn("en");
/** By what it is about: the words that are shown, and what is offered. */
type Sight = Record<string, string>;

const kycWords = Object.values(kycStatusLabels).map(say);
const accountWords = Object.values(accountStatusLabels).map(say);
const shortWords = Object.values(shortStatuses).map(say);
const detailWords = Object.values(stateDetails).map(say);
const decisionWords = Object.values(decisionStates).map(say);
const deskActs = Object.entries(actNames).map(([act, words]) => [act, say(words)] as const);

const together = (...words: readonly (string | undefined)[]) =>
  words.filter((each) => each !== undefined && each !== "").join(", ");
const topOf = (state: string) => state.split(".")[0]!;
const accountOf = ({ model }: Stage, line: LineId) =>
  say(
    accountStatusLabels[model.state(line, "businessAccount") as keyof typeof accountStatusLabels],
  );

/** What the holder's card of a line offers, in the order of the alphabet; a collaborator only helps with documents. */
function cardOffers(stage: Stage, seat: Seat, line: LineId): string[] {
  const isAsked = topOf(kycOf(stage, line)) === "additionalDocumentsRequired";
  const own = seat === "holder" ? cardButtons(stage, line) : [];
  return [...own, ...(isAsked ? ["Send documents"] : [])].toSorted();
}

const cardNames = [
  "Apply again",
  "Close the account",
  "Open the account",
  "Send documents",
  "Withdraw",
];

function dashboardPredicted(stage: Stage, seat: "holder" | "helper"): Sight {
  const { related } = stage;
  const cards = linesOf(stage).map((line) => {
    const kyc = say(kycStatusLabels[topOf(kycOf(stage, line)) as keyof typeof kycStatusLabels]);
    const status = together(kyc, accountOf(stage, line));
    return [lineName(line), together(status, ...cardOffers(stage, seat, line))];
  });
  if (!related || !isNamed(stage)) return Object.fromEntries(cards);
  const isVerified = stateOf(related) === "verified";
  const isOffered = !isVerified && seat === "holder";
  const check = together(isVerified ? "verified" : "not verified", isOffered ? "Send again" : "");
  return { ...Object.fromEntries(cards), [related.name]: check };
}

const linesIn = (text: string) => text.split("\n").map((each) => each.trim());
const found = (shown: readonly string[], words: readonly string[]) =>
  shown.find((text) => words.includes(text));

async function dashboardSeen(stage: Stage, page: Page): Promise<Sight> {
  const { related } = stage;
  const cards = linesOf(stage).map(async (line) => {
    const heading = page.getByRole("heading", { name: lineName(line), exact: true });
    const card = page.getByRole("article").filter({ has: heading });
    const shown = linesIn(await textOf(card));
    const names = (await card.getByRole("button").or(card.getByRole("link")).allInnerTexts()).map(
      (text) => text.split(":")[0]!.trim().replace("Check and send", "Send documents"),
    );
    const offers = cardNames.filter((name) => names.includes(name));
    const status = together(found(shown, kycWords), found(shown, accountWords));
    return [lineName(line), together(status, ...offers)];
  });
  const sight = Object.fromEntries(await Promise.all(cards)) as Sight;
  const row = page.getByRole("listitem").filter({ hasText: related?.email ?? "no one" });
  if (!related || (await row.count()) === 0) return sight;
  const isVerified = /\nVerified on/.test(await textOf(row));
  const again = await row.getByRole("button").count();
  const check = together(isVerified ? "verified" : "not verified", again > 0 ? "Send again" : "");
  return { ...sight, [related.name]: check };
}

/** Empty where it is not there yet. */
const textOf = async (place: Locator) => (await place.allInnerTexts()).join("\n");

const readyTitle = "Verify your identity";

function linkPredicted(stage: Stage): Sight {
  const related = stage.related!;
  const state = isUsable(stage, related) ? stateOf(related) : "expired";
  if (state === "expired") return { "the link": "Page expired" };
  if (state === "verified") return { "the link": "Your identity is verified" };
  const outcome = isOutcome(state) ? say(outcomeWords[state].title) : "";
  const progress =
    state === "underWay" ? "The check is under way on your phone." : "Waiting for your phone.";
  return { "the link": together(readyTitle, outcome, progress) };
}

async function linkSeen(page: Page): Promise<Sight> {
  const main = page.getByRole("main");
  const texts = [
    main.getByRole("heading", { level: 1 }),
    main.getByRole("alert").locator("strong"),
    main.getByRole("status"),
  ];
  return { "the link": together(...(await Promise.all(texts.map(textOf)))) };
}

const headNames = { Claim: "case.claim", Release: "case.release" } as const;

function casePredicted(stage: Stage, seat: DeskSeat): Sight {
  const newest = stage.cases[0]!;
  const { desk, model } = stage;
  const assignee = deskSeats.find((name) => desk[name].id === newest.assigneeId);
  const isOwn = assignee === seat;
  const whose = assignee ? (isOwn ? "Your case" : `Assigned to ${assignee}`) : "Not claimed";
  const moves = Object.entries(headNames).filter(([, type]) => mayMoveCase(stage, seat, type));
  const rows = reviewedIn(stage, newest).map((line) => {
    const kyc = kycOf(stage, line);
    const short = shortStatuses[topOf(kyc) as keyof typeof shortStatuses];
    const detail = stateDetails[kyc];
    const decision = decisionStates[model.state(line, "decision")]!;
    const acts = offered(stage, seat, line).map(
      (name) => `[${say(actNames[name as keyof typeof actNames])}]`,
    );
    const status = together(say(short), detail && say(detail), accountOf(stage, line));
    return [lineName(line), together(status, say(decision), ...acts.toSorted())];
  });
  const head = together(whose, ...moves.map(([name]) => `[${name}]`));
  return { "the case": head, ...Object.fromEntries(rows) };
}

async function caseSeen(stage: Stage, page: Page): Promise<Sight> {
  const head = page.getByRole("main").locator("header");
  const whose = await textOf(head.getByText(/^(Your case|Not claimed|Assigned to .*)$/));
  const named = await head.getByRole("button").allInnerTexts();
  const moves = Object.keys(headNames).filter((name) => named.includes(name));
  const rows = reviewedIn(stage, stage.cases[0]!).map(async (line) => {
    const row = rowOf(page, lineName(line));
    const [kyc = "", account = "", , decision = ""] = await row.getByRole("cell").allInnerTexts();
    const pressed = (await row.getByRole("button").allInnerTexts()).map((text) => text.trim());
    const acts = deskActs
      .filter(([, name]) => pressed.includes(name))
      .map(([, name]) => `[${name}]`);
    const status = together(
      found(linesIn(kyc), shortWords),
      found(linesIn(kyc), detailWords),
      found(linesIn(account), accountWords),
    );
    return [
      lineName(line),
      together(status, found(linesIn(decision), decisionWords), ...acts.toSorted()),
    ];
  });
  const own = together(whose, ...moves.map((name) => `[${name}]`));
  return { "the case": own, ...Object.fromEntries(await Promise.all(rows)) };
}

const predicted = (stage: Stage, seat: Seat): Sight => {
  if (seat === "related") return linkPredicted(stage);
  return seat === "holder" || seat === "helper"
    ? dashboardPredicted(stage, seat)
    : casePredicted(stage, seat);
};

const seen = (stage: Stage, seat: Seat, page: Page): Promise<Sight> => {
  if (seat === "related") return linkSeen(page);
  return seat === "holder" || seat === "helper"
    ? dashboardSeen(stage, page)
    : caseSeen(stage, page);
};

/** Where a page shows something else than the charts predict, each as a sentence. */
export async function pagesDiffer(stage: Stage): Promise<string[]> {
  const looking = Object.entries(stage.pages).map(async ([name, page]) => {
    const seat = name as Seat;
    const [own, shown] = [predicted(stage, seat), await seen(stage, seat, page)];
    return Object.keys({ ...own, ...shown })
      .filter((about) => own[about] !== shown[about])
      .map(
        (about) =>
          `The page of ${people[seat]} shows of ${about}: ${shown[about] || "nothing"}; expected ${own[about] || "nothing"}`,
      );
  });
  return (await Promise.all(looking)).flat();
}
