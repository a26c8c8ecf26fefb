import { randomUUID } from "node:crypto";
import { msg } from "@lingui/core/macro";
import type { Locator, Page } from "playwright";
import { inject } from "vitest";
import { businessLines } from "#contract/business-lines.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { type FlowOn, planFor } from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { login } from "#contract/forms/accounts/login.ts";
import { signupDetails, signupPassword } from "#contract/forms/accounts/signup.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { type Fillable, fillSection } from "./filling.ts";
import type { Hand } from "./hands.ts";
import { codeFor } from "./mailbox.ts";
import type { Words } from "./words.ts";

export const password = "Quiet-Stationery-77";
export const contactName = "Eleanor Cheung";
export const someone = (): string =>
  `eleanor.cheung.${randomUUID().slice(0, 8)}@harbour-light.example`;
const today = new Date().toISOString().slice(0, 10);

const details = {
  contact_name: contactName,
  designation: "Director",
  phone: { country_code: "+852", number: "9123 4567" },
};

interface Given {
  hand: Hand;
  words: Words;
  email?: string;
  baseUrl?: string;
  flow?: FlowId;
  /** Looks at each page when it is reached and again when it is filled. */
  look?: (page: Page) => Promise<void>;
  /** What is answered: the sample, where it is not said. */
  answers?: AllAnswers;
}

/** What the head of a section's page says to this applicant. */
export function titleOf(
  { say }: Words,
  { pages, sections, rulesOn }: FlowOn,
  section: string,
  answers: AllAnswers,
): string {
  if (section === pages.at(-1)!.section.id) return say(msg`Check your answers`);
  return say(wordedSection(sections[section]!, answers, rulesOn).title);
}

/** A person who uses the portal in one language, by pointer, finger or keyboard. */
export class Applicant {
  readonly hand: Hand;
  readonly words: Words;
  readonly email: string;
  readonly answers: AllAnswers;
  readonly flow: FlowOn;
  readonly #registerType: "institution" | "individual";
  readonly #baseUrl: string;
  readonly #look: (page: Page) => Promise<void>;

  constructor({
    hand,
    words,
    email = someone(),
    baseUrl = inject("baseUrl"),
    look = async () => {},
    flow = "institutional",
    answers = sampleAnswers(today),
  }: Given) {
    this.answers = answers;
    this.flow = flowOn(flow, today);
    this.#registerType = flow === "otcIndividual" ? "individual" : "institution";
    this.hand = hand;
    this.words = words;
    this.email = email;
    this.#baseUrl = baseUrl;
    this.#look = look;
  }

  get page(): Page {
    return this.hand.page;
  }

  /** The head of the page, once it says this. */
  async arriveAt(title: string): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await this.#look(this.page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Registers from the login page on, as a person where that is asked, with the code from the mailbox; ends at the login page. */
  async register(atCaptcha = async (): Promise<void> => {}): Promise<void> {
    const { hand, words, page } = this;
    await page.goto("/kyc/login");
    await this.arriveAt(words.say(msg`Log in`));
    await hand.press(
      page.getByRole("link", { name: words.inside(msg`New here? <0>Register</0>`) }),
    );
    await this.arriveAt(words.say(msg`Create a new account`));
    const register_type = this.#registerType;
    await this.#fill(signupDetails, { ...details, register_type, email: this.email });
    await hand.press(this.button(words.say(msg`Next Page`)));
    await atCaptcha();
    await this.arriveAt(words.say(msg`Enter the code from the email`));
    const code = await codeFor(this.#baseUrl, this.email);
    await hand.enter(page.getByLabel(words.say(msg`Verification code`)), code);
    await hand.press(this.button(words.say(msg`Confirm code`)));
    await this.arriveAt(words.say(msg`Choose a password`));
    await this.#fill(signupPassword, { password, confirmation: password });
    await hand.press(this.button(words.say(msg`Register`)));
    await page.getByText(words.say(msg`Your account is ready. Log in to begin.`)).waitFor();
    await this.arriveAt(words.say(msg`Log in`));
  }

  /** Logs in on the login page that is open. */
  async logIn(): Promise<void> {
    await this.#fill(login, { email: this.email, password });
    await this.hand.press(this.button(this.words.say(msg`Log in`)));
  }

  /** From a dashboard without an application to the application's first page. */
  async begin(): Promise<void> {
    await this.arriveAt(contactName);
    await this.#follow(msg`Start an application`);
    await this.#follow(msg`Apply for several lines at once`);
    await this.arriveAt(this.titleOf("applicableAccount"));
  }

  titleOf(section: string): string {
    return titleOf(this.words, this.flow, section, this.answers);
  }

  /** Fills the section that is open. */
  async fill(section: string): Promise<void> {
    await this.#fill(this.flow.sections[section]!, this.answers[section] ?? {});
    await this.#look(this.page);
  }

  /** The sections that are asked, in the order of their pages. */
  get plan(): string[] {
    return planFor(this.flow, this.answers).map(({ section }) => section);
  }

  /** Goes through the pages from the first or the named one to the one with all the answers; fills in those that are not saved. */
  async fillAll(from?: string, isToFill = (_section: string): boolean => true): Promise<void> {
    const order = from === undefined ? this.plan : this.plan.slice(this.plan.indexOf(from));
    for (const [index, section] of order.slice(0, -1).entries()) {
      if (isToFill(section)) await this.fill(section);
      await this.next();
      await this.arriveAt(this.titleOf(order[index + 1]!));
    }
  }

  async next(): Promise<void> {
    await this.hand.press(this.button(this.words.say(msg`Next Page`)));
  }

  /** Ticks the consents and submits the application. */
  async submit(): Promise<void> {
    await this.fill(this.plan.at(-1)!);
    await this.hand.press(this.button(this.words.say(msg`Submit application`)));
    await this.arriveAt(this.words.say(msg`Application Submitted`));
  }

  async #fill(section: Fillable, answers: Record<string, unknown>): Promise<void> {
    await fillSection({ hand: this.hand, words: this.words, all: this.answers }, section, answers);
  }

  /** The whole journey: registration, application, submitted copy, dashboard. */
  async goThrough(): Promise<void> {
    await this.register();
    await this.logIn();
    await this.begin();
    await this.fillAll();
    await this.submit();
    await this.#follow(msg`View submitted application`);
    await this.arriveAt(this.words.say(msg`Submitted application`));
    await this.#follow(msg`Go to dashboard`);
    await this.arriveAt(String(this.answers["companyInformation"]!["entityName"]));
  }

  async #follow(link: Parameters<Words["say"]>[0]): Promise<void> {
    const name = { name: this.words.say(link), exact: true };
    await this.hand.press(this.page.getByRole("link", name));
  }

  /** What each line on the dashboard says first and what its status is. */
  async lines(): Promise<{ line: string; status: string }[]> {
    const cards = await this.page.getByRole("article").all();
    return Promise.all(
      cards.map(async (card) => {
        const [line = "", ...rest] = (await card.innerText()).split("\n");
        const said = Object.values(kycStatusLabels).map((words) => this.words.say(words));
        return { line, status: said.filter((status) => rest.includes(status)).join() };
      }),
    );
  }

  /** What the dashboard says once the sample is submitted. */
  get linesInProgress(): { line: string; status: string }[] {
    const { say } = this.words;
    return linesOf(this.answers).map((line) => ({
      line: say(businessLines[line].name),
      status: say(kycStatusLabels.inProgress),
    }));
  }
}
