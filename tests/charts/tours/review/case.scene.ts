import type { Page } from "playwright";
import { inject } from "vitest";
import type { Wire as Call } from "#contract/calls/call.ts";
import { deskClaim, deskRelease } from "#contract/calls/desk-work.ts";
import type { Locale } from "#contract/locales.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { type DeskUser, signedInAtDesk } from "../../../journeys/support/desk.ts";
import { given, type Member, prepared } from "../../../journeys/support/member.ts";
import { type DeskUi, nameOf, type Seats } from "../../screens/review/desk-ui.ts";
import { PageUi } from "../kit/page-ui.ts";
import { type Say, spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

/** The one that the applicant applies for. */
export const line = "otcHongKong";

type Desk = Readonly<Record<string, DeskUser>>;

interface Given {
  seats: Seats;
  locale: Locale;
  /** The calls of the page that a walk lets go on. */
  calls: readonly Call[];
}

interface Opened {
  page: Page;
  wire: Wire;
  say: Say;
  desk: Desk;
  member: Member;
}

async function opened({ seats, locale, calls }: Given): Promise<Opened> {
  const { member } = await prepared(line, "individual");
  await member.submit();
  const people = Object.entries(seats).map(
    async ([id, role]) => [id, await signedInAtDesk(nameOf(id), role)] as const,
  );
  const desk = Object.fromEntries(await Promise.all(people));
  const context = await visit({ baseUrl: inject("baseUrl"), locale, width: 1440 });
  const [wire, say] = await Promise.all([Wire.of(context, calls), spokenIn(locale)]);
  return { page: await context.newPage(), wire, say, desk, member };
}

/** The page of a case of low risk, whose people of the desk share one browser. */
export class CaseScene extends PageUi implements DeskUi {
  reader = "";
  readonly member: Member;
  readonly desk: Desk;
  // The real server judges what it is sent.
  override sent: DeskUi["sent"] = (call) => this.wire.sent(call);

  protected constructor({ page, wire, say, desk, member }: Opened) {
    super(page, wire, undefined, say);
    this.member = member;
    this.desk = desk;
  }

  static async of(given: Given): Promise<CaseScene> {
    const scene = new this(await opened(given));
    await scene.begin();
    await scene.as(Object.keys(given.seats)[0]!);
    return scene;
  }

  /** Before the page is opened for the first time. */
  protected async begin(): Promise<void> {}

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
    await context.addCookies(this.desk[person]!.signedIn.cookies);
    await this.page.goto(`/desk/case/${this.member.formId}`);
    await this.page.getByRole("banner").getByText(nameOf(person), { exact: true }).waitFor();
    this.reader = person;
  }
}
