import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { inject } from "vitest";
import { brands } from "#contract/brands.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { locales } from "#contract/locales.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { Page as FormPage } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import type { FilesOf } from "#server/development/sample/sample-people.ts";
import { checklistOf } from "#tests/support/applicants/checklist.ts";
import { type Script, tenApplicants } from "#tests/support/applicants/ten-applicants.ts";
import { Applicant } from "../support/applicant.ts";
import { mailsTo, mailTo } from "../support/mailbox.ts";
import { complaintsOf, tooWide, visit } from "../support/browser.ts";
import { englishOn, ownNames, textsIn } from "../support/foreign-words.ts";
import { PointerHand } from "../support/hands.ts";
import { Member } from "../support/member.ts";
import { wordsIn } from "../support/words.ts";

const today = new Date().toISOString().slice(0, 10);
const inEnglish = await wordsIn("en");
const desktop = { width: 1280, height: 900 };
const telephone = { width: 360, height: 740, touch: true };

/** Milliseconds for an application of 150 answers and 20 documents on a busy machine. */
export const patience = 600_000;

/** Most documents are pictures; of each entity the resolution is a PDF, of an individual the bank statement. */
const scans: FilesOf = (slot) => {
  const isPdf = /Resolution$|^bankStatement$/.test(slot);
  return [{ uid: slot, name: isPdf ? "scan.pdf" : "photo.jpg", size: 1, type: "" }];
};

const companies = ["registeredCompany", "financialInstitution", "vasp"];

const { APPLICANTS } = process.env;
if (APPLICANTS !== undefined && APPLICANTS !== "all")
  throw new Error("APPLICANTS is all, or not set");

/** The scripts of this run with their titles, in three groups. */
export const scripts = Object.groupBy(
  tenApplicants
    .filter((script) => APPLICANTS === "all" || script.inEveryRun)
    .map((script) => [`${script.name}, in ${script.locale}`, script] as const),
  ([, { flow, given }]) => {
    if (flow === "otcIndividual") return "individuals";
    const kind = String(given["entryBoarding"]!["entityType"]);
    return companies.includes(kind) ? "companies" : "otherEntities";
  },
);

const hasDocuments = ({ section }: FormPage) =>
  Object.values(section.questions).some(({ kind }) => kind === "documents");

/** What sets an entity apart: the script's own sections, those of some applicants only, documents, consents. */
function typedSections({ flow: id, given }: Script): string[] {
  const [, ...pages] = flowOn(id, today).pages;
  return pages
    .filter(
      (page) =>
        page.section.id in given ||
        page.askedWhen !== undefined ||
        hasDocuments(page) ||
        page === pages.at(-1),
    )
    .map(({ section }) => section.id);
}

const parties = "relatedInformation";

/** An entity whose other answers are saved by the calls of the portal, and of its people all but the last, with their documents. The scripts with companies type every person. */
async function preparedEntity({ flow, line, given }: Script, typed: string[]): Promise<Member> {
  const member = await Member.at(inject("baseUrl"));
  await member.open(line);
  const { companies, people, ...more } = given[parties]!;
  // Their shares name companies, which are typed first.
  if (!Array.isArray(people) || people.length < 2 || companies) {
    await member.prepareAs(flow, { given, says: "no" }, ...typed);
    return member;
  }
  const fewer = { ...given, [parties]: { ...more, people: people.slice(0, -1) } };
  const left = typed.filter((section) => section !== parties);
  await member.prepareAs(flow, { given: fewer, says: "no" }, ...left);
  return member;
}

/** From the login page to the page with all the answers: an individual registers and answers every question. */
async function fillAsIndividual(applicant: Applicant, line: LineId): Promise<void> {
  const { hand, page, words } = applicant;
  await applicant.register();
  await applicant.logIn();
  const name = words.say(businessLines[line].name);
  await hand.press(page.getByRole("button").filter({ hasText: name }));
  const [, first = ""] = applicant.plan;
  await applicant.arriveAt(applicant.titleOf(first));
  await applicant.fillAll(first);
}

/** From the dashboard to the page with all the answers: an entity answers what is left, and passes the pages that are saved. */
async function fillAsEntity(applicant: Applicant, typed: string[]): Promise<void> {
  const { hand, page, plan, words } = applicant;
  await page.goto("/kyc/user");
  const card = page.getByRole("article");
  await hand.press(card.locator("summary"));
  await hand.press(card.getByRole("listitem").getByRole("link").first());
  await hand.press(applicant.button(words.say(msg`Continue with draft`)));
  const first = plan.find((section) => typed.includes(section))!;
  await applicant.arriveAt(applicant.titleOf(first));
  await applicant.fillAll(first, (section) => typed.includes(section));
}

/** What each page shows that it must not: a width beyond the screen, English on a Chinese page. */
class Watch {
  readonly found = new Set<string>();
  readonly look: (page: Page) => Promise<void>;

  constructor({ locale }: Script, known: readonly string[]) {
    this.look = async (page) => {
      const at = new URL(page.url()).search;
      for (const wide of await page.evaluate(tooWide)) this.found.add(`${at} ${wide}`);
      if (locale === "en") return;
      for (const text of await englishOn(page, known)) this.found.add(`${at} ${text}`);
    };
  }
}

interface Outcome {
  /** Each line on the dashboard with its status. */
  lines: { line: string; status: string }[];
  /** The checklist of what is stored. */
  checklist: string;
  found: string[];
  complaints: string[];
  /** The language of the page. */
  lang: string | null;
  /** Each mail with its language, and whether it is in Chinese and names the brand. */
  mails: [string, string, boolean, boolean][];
}

/** Fills in what a script says, submits it, and returns to the dashboard. */
export async function submitByScript(
  script: Script,
): Promise<{ outcome: Outcome; expected: Outcome }> {
  const { flow: id, line, locale, given, onTelephone } = script;
  const baseUrl = inject("baseUrl");
  const flow = flowOn(id, today);
  const isIndividual = id === "otcIndividual";
  const typed = isIndividual ? [] : typedSections(script);
  const member = isIndividual ? new Member(baseUrl) : await preparedEntity(script, typed);
  const { email } = member;
  const screen = onTelephone ? telephone : desktop;
  const visited = isIndividual ? {} : { member };
  const context = await visit({ baseUrl, locale, ...visited, ...screen });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const words = await wordsIn(locale);
  const answers = generatedAnswers(flow, { given, says: "no" }, today, scans);
  const { look, found } = new Watch(script, [...ownNames, email, ...textsIn(answers)]);
  const hand = new PointerHand(page, onTelephone);
  const applicant = new Applicant({ hand, words, email, flow: id, answers, look });

  await (isIndividual ? fillAsIndividual(applicant, line) : fillAsEntity(applicant, typed));
  await applicant.submit();
  await page.goto("/kyc/user");
  await page.getByText(words.say(kycStatusLabels.inProgress)).waitFor();
  const lines = await applicant.lines();

  if (isIndividual) await member.logIn();
  await mailTo(baseUrl, email, "receipt");
  const mails = (await mailsTo(baseUrl, email)).map((mail): Outcome["mails"][number] => [
    mail.kind,
    mail.locale,
    /\p{Script=Han}/u.test(mail.text),
    mail.text.includes(brands.house.name),
  ]);
  const mailed = isIndividual ? ["receipt", "code.register"] : ["receipt"];
  const checklist = (stored: AllAnswers) =>
    checklistOf(script, { flow, answers: stored, today }, inEnglish.i18n);
  return {
    outcome: {
      lines,
      checklist: checklist(await member.answers()),
      found: [...found],
      complaints,
      lang: await page.locator("html").getAttribute("lang"),
      mails: mails.filter(([kind]) => mailed.includes(kind)),
    },
    expected: {
      lines: applicant.linesInProgress,
      checklist: checklist(answers),
      found: [],
      complaints: [],
      lang: locales[locale].html,
      mails: mailed.map((kind) => [kind, locale, locale !== "en", true]),
    },
  };
}
