import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import type { Wire as Call } from "#contract/calls/call.ts";
import { deskClaim, deskRelease } from "#contract/calls/desk-work.ts";
import type { Locale } from "#contract/locales.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { type DeskUser, type Running, shared, signedInAt } from "#tests/journeys/support/desk.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { type CaseTable, type DeskUi, nameOf } from "#tests/charts/screens/review/desk-ui.ts";
import { PageUi } from "../kit/page-ui.ts";
import { type Say, spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

/** The one that the applicant applies for. */
export const line = "otcHongKong";

type Desk = Readonly<Record<string, DeskUser>>;

interface Given extends Pick<CaseTable, "seats" | "pane"> {
  /** The portal that all tours share, where it is not said. */
  portal?: Running;
  locale: Locale;
  /** The calls of the page that a walk lets go on. */
  calls: readonly Call[];
}

interface Opened extends Required<Pick<Given, "pane">> {
  page: Page;
  wire: Wire;
  say: Say;
  desk: Desk;
  member: Member;
}

/** An individual answers everything that is asked, and submits it. */
export async function apply(member: Member, answers: AllAnswers = {}): Promise<void> {
  const own = { applicableAccount: { lines: [line] }, ...answers };
  await member.prepareAs(await member.open(line), { given: own, says: "no" });
  await member.submit();
}

/** Other tours have people at the same desk. */
const ownName = (id: string) => `${nameOf(id)}-${randomUUID().slice(0, 4)}`;

async function opened(given: Given): Promise<Opened> {
  const { seats, pane = "document", portal = shared(), locale, calls } = given;
  const { baseUrl } = portal;
  const member = await Member.at(baseUrl, "individual");
  await apply(member);
  const people = Object.entries(seats).map(
    async ([id, role]) => [id, await signedInAt(portal, ownName(id), role)] as const,
  );
  const desk = Object.fromEntries(await Promise.all(people));
  const context = await visit({ baseUrl, locale, width: 1440 });
  const [wire, say] = await Promise.all([Wire.of(context, calls), spokenIn(locale)]);
  return { page: await context.newPage(), wire, say, desk, member, pane };
}

/** The page of a case of low risk, whose people of the desk share one browser. */
export class CaseScene extends PageUi implements DeskUi {
  reader = "";
  readonly member: Member;
  readonly desk: Desk;
  readonly #pane: Opened["pane"];
  // The real server judges what it is sent.
  override sent: DeskUi["sent"] = (call) => this.wire.sent(call);

  constructor({ page, wire, say, desk, member, pane }: Opened) {
    super(page, wire, undefined, say);
    this.member = member;
    this.desk = desk;
    this.#pane = pane;
  }

  static async of<Scene extends CaseScene>(
    this: new (opened: Opened) => Scene,
    given: Given,
  ): Promise<Scene> {
    const scene = new this(await opened(given));
    await scene.begin();
    await scene.as(Object.keys(given.seats)[0]!);
    return scene;
  }

  /** Before the page is opened for the first time. */
  protected async begin(): Promise<void> {}

  named: DeskUi["named"] = (person) => this.desk[person]!.name;

  get params() {
    return { id: this.member.formId };
  }

  as: DeskUi["as"] = async (person) => {
    if (person !== this.reader) await this.open(person);
  };

  asBeforeClaim: DeskUi["asBeforeClaim"] = async (person) => {
    const { params } = this;
    const { api } = this.desk[person]!;
    given(await api(deskRelease, { params }));
    await this.open(person);
    given(await api(deskClaim, { params }));
  };

  happens: DeskUi["happens"] = ({ type }: AnyEvent) => {
    throw new Error(`only the page brings about ${type}`);
  };

  /** This person of the desk signs in in this browser, and opens the page. */
  protected async open(person: string): Promise<void> {
    const context = this.page.context();
    await context.clearCookies();
    await context.addCookies(this.desk[person]!.signedIn);
    await this.page.goto(`/desk/case/${this.member.formId}?pane=${this.#pane}`);
    await this.page.getByRole("banner").getByText(this.named(person), { exact: true }).waitFor();
    await this.seesButton("Back to the queue", true);
    this.reader = person;
  }
}
