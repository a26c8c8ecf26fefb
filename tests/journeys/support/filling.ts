import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locator } from "playwright";
import { certifierKinds } from "#contract/options/lists.ts";
import { countryName } from "#contract/options/countries.ts";
import { everyStake, isTrustRole, shareBands } from "#contract/options/ownership.ts";
import { companiesOf } from "#contract/ownership/from-answers.ts";
import type { Certifier, Documents, HoldingRow } from "#contract/questions/builders/rows.ts";
import { taxParts } from "#contract/tax/question.ts";
import type { TaxResidence } from "#contract/tax/rule.ts";
import type { Kind, Shown } from "#contract/questions/question.ts";
import { documentParts } from "#contract/questions/parts.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Option } from "#contract/questions/option.ts";
import { optionLabel } from "#contract/questions/option-label.ts";
import { usualDay } from "#tests/support/editions.ts";
import { fixtures } from "./fixtures.ts";
import type { Hand } from "./hands.ts";
import type { Words } from "./words.ts";

interface Pen {
  hand: Hand;
  words: Words;
  all: AllAnswers;
}

interface Blank {
  question: Shown;
  answer: never;
  /** What stands on the page for this question. */
  field: Locator;
  path: string;
}

type Fill<Answer = never> = (
  pen: Pen,
  blank: Omit<Blank, "answer"> & { answer: Answer },
) => Promise<void>;

/** A section, or as much of it as says what is asked. */
export interface Fillable {
  questions: Readonly<Record<string, Shown>>;
}

/** Answers every question of a section that is asked, in the order of the page. */
export async function fillSection(
  pen: Pen,
  section: Fillable,
  answers: Answers,
  inside = "",
): Promise<void> {
  const page = pen.hand.page;
  for (const [name, question] of askedQuestions(
    // Only its questions are read, which are all that a fillable section says.
    section as unknown as Section,
    answers,
    { "": answers, ...pen.all },
    usualDay,
  )) {
    const answer = answers[name];
    if (answer === undefined || answer === "") continue;
    const path = `${inside}${name}`;
    const field = page.locator(`[data-question="${path}"]`);
    await (fills[question.kind] as Fill<unknown>)(pen, { question, answer, field, path });
  }
}

const exact = (name: string) => ({ name, exact: true });

/** The one input of a field, found by its label. */
const labelled = ({ words }: Pen, { question, field }: Pick<Blank, "question" | "field">) =>
  field.getByLabel(words.say(question.label)).and(field.locator("input, textarea")).first();

const typed: Fill<string> = async (pen, blank) =>
  pen.hand.enter(labelled(pen, blank), blank.answer);

const phone: Fill<{ country_code: string; number: string }> = async (pen, blank) => {
  const { country_code: code, number } = blank.answer;
  await pen.hand.enter(labelled(pen, blank), `${code} ${number}`);
};

/** Fills the three parts of a day within a group. */
async function enterDay({ hand, words }: Pen, group: Locator, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  const parts = [
    [words.say(msg`Day`), date],
    [words.say(msg`Month`), month],
    [words.say(msg`Year`), year],
  ] as const;
  const inPaperOrder = words.locale === "en" ? parts : parts.toReversed();
  for (const [label, text] of inPaperOrder)
    await hand.enter(group.getByLabel(label, { exact: true }), text);
}

const date: Fill<string> = async (pen, { field, answer }) => enterDay(pen, field, answer);

const money: Fill<{ currency: string; amount: string }> = async (pen, blank) => {
  const list = blank.field.getByRole("combobox", exact(pen.words.say(msg`Currency`)));
  // A sum asked for in one currency only has no list.
  if (!blank.question.currency && (await list.inputValue()) !== blank.answer.currency)
    await pen.hand.choose(list, blank.answer.currency);
  await pen.hand.enter(labelled(pen, blank), blank.answer.amount);
};

const yesNo: Fill<"yes" | "no"> = async ({ hand, words }, { question, field, answer }) => {
  const group = field.getByRole("radiogroup", { name: words.say(question.label) });
  await hand.tick(
    group.getByRole("radio", exact(words.say(answer === "yes" ? msg`Yes` : msg`No`))),
  );
};

const labelOf = ({ i18n }: Words, { options = [] }: Shown, value: string): string =>
  optionLabel(
    i18n,
    options.find((option) => option.value === value)!,
    usualDay,
  );

/** The card of an option, which says the option's words. */
function card(
  { words }: Pen,
  { question, field }: Pick<Blank, "question" | "field">,
  value: string,
): Locator {
  const label = labelOf(words, question, value);
  return field.locator("label").filter({ hasText: label }).locator(`input[value="${value}"]`);
}

const choice: Fill<string> = async (pen, blank) => {
  const { question, answer } = blank;
  const label = labelOf(pen.words, question, answer);
  const list = blank.field.getByRole("combobox");
  if ((await list.count()) > 0) await pen.hand.choose(list, label);
  else await pen.hand.tick(card(pen, blank, answer));
};

const choices: Fill<readonly string[]> = async (pen, blank) => {
  for (const { value } of blank.question.options!) {
    if (!blank.answer.includes(value)) continue;
    const box = card(pen, blank, value);
    // A new row has its only role.
    if (!(await box.isChecked())) await pen.hand.tick(box);
  }
};

const country: Fill<string> = async (pen, blank) =>
  pen.hand.choose(labelled(pen, blank), countryName(blank.answer, pen.words.locale, usualDay));

const countries: Fill<readonly string[]> = async ({ hand, words }, { field, answer }) => {
  for (const code of answer) {
    const name = countryName(code, words.locale, usualDay);
    await hand.choose(
      field.getByRole("combobox", exact(words.say(msg`Add a country or region`))),
      name,
    );
    await field.getByRole("listitem").filter({ hasText: name }).waitFor();
  }
};

const percentages: Fill<readonly { country: string; percent: string }[]> = async (
  { hand, words },
  { field, answer },
) => {
  for (const [index, { country: code, percent }] of answer.entries()) {
    await hand.press(field.getByRole("button", exact(words.say(msg`Add a country or region`))));
    const row = index + 1;
    const named = (message: MessageDescriptor) => exact(words.say(message));
    await hand.choose(
      field.getByRole("combobox", named(msg`Country or region ${row}`)),
      countryName(code, words.locale, usualDay),
    );
    await hand.enter(field.getByRole("textbox", named(msg`Share ${row}, in percent`)), percent);
  }
};

const addressParts = {
  line1: msg`Floor, unit, building, street`,
  line2: msg`Second line (optional)`,
  city: msg`District or city`,
  postcode: msg`Postal code (if there is one)`,
} as const;

const address: Fill<Record<string, string>> = async ({ hand, words }, { field, answer }) => {
  for (const [part, label] of Object.entries(addressParts)) {
    const text = answer[part] ?? "";
    if (text !== "") await hand.enter(field.getByLabel(words.say(label), { exact: true }), text);
  }
  await hand.choose(
    field.getByLabel(words.say(msg`Country or region`), { exact: true }),
    countryName(answer["country"]!, words.locale, usualDay),
  );
};

const consent: Fill<boolean> = async ({ hand, words }, { question, field }) =>
  hand.tick(field.getByRole("checkbox", { name: words.say(question.statement!) }));

const documents: Fill<Documents> = async (pen, { question, field, answer }) => {
  const { words } = pen;
  const title = words.say(question.label);
  await field.getByRole("heading", { name: title }).waitFor();
  for (const file of answer.files) await store(pen, field, title, file.name);
  for (const part of ["dated", "expiry"] as const) {
    const day = answer[part];
    const group = field.getByRole("group", { name: words.say(documentParts[part]) });
    if (day) await enterDay(pen, group, day);
  }
  if (answer.certifier) await certify(pen, field, answer.certifier);
};

/** Chooses a file for a slot and waits until the server has it. */
async function store(
  { hand, words }: Pen,
  field: Locator,
  title: string,
  name: string,
): Promise<void> {
  const button = field.getByRole("button", { name: words.say(msg`Choose files`) });
  await hand.browse(button.filter({ hasText: title }), [
    name.endsWith(".jpg") ? fixtures.jpeg : name.endsWith(".png") ? fixtures.png : fixtures.pdf,
  ]);
  await field
    .getByRole("listitem")
    .getByText(words.say(msg`Stored`), { exact: true })
    .first()
    .waitFor();
}

async function certify(pen: Pen, field: Locator, certifier: Certifier): Promise<void> {
  const { hand, words } = pen;
  for (const [part, answer] of Object.entries(certifier) as [keyof Certifier, string][]) {
    const label = words.say(documentParts[`certifier.${part}`]);
    if (part === "date") {
      await enterDay(pen, field.getByRole("group", { name: label }), answer);
      continue;
    }
    const input = field.getByLabel(label).and(field.locator("input"));
    if (part === "kind") {
      const kind = certifierKinds.find(({ value }) => value === answer)!;
      await hand.choose(input, words.say(kind.label));
    } else if (part === "jurisdiction") {
      await hand.choose(input, countryName(answer, words.locale, usualDay));
    } else await hand.enter(input, answer);
  }
}

const people: Fill<readonly Answers[]> = async (pen, { question, field, answer, path }) => {
  const add = field.getByRole("button", exact(pen.words.say(question.rows!.add)));
  await add.waitFor();
  const saved = await field.locator("[data-done]").count();
  for (const [index, person] of answer.entries()) {
    if (index < saved) continue;
    await pen.hand.press(add);
    await fillSection(pen, question.each!, person, `${path}.${index}.`);
  }
};

const holdings: Fill<readonly HoldingRow[]> = async (pen, { field, answer }) => {
  const { hand, words } = pen;
  for (const [index, { of, stake, percent, band }] of answer.entries()) {
    const number = index + 1;
    const named = (message: MessageDescriptor) => exact(words.say(message));
    const add = (message: MessageDescriptor) => field.getByRole("button", named(message));
    if (index > 0) await hand.press(add(msg`Add a share or role`).or(add(msg`Add a share`)));
    const company = field.getByRole("combobox", named(msg`Company or trust, row ${number}`));
    const held = companiesOf(pen.all, usualDay).find(({ id }) => id === of);
    if (held) await hand.choose(company, held.name);
    const say = (options: readonly Option[], value: string) =>
      words.say(options.find((option) => option.value === value)!.label);
    const label = isTrustRole(stake) ? msg`Role, row ${number}` : msg`How much, row ${number}`;
    await hand.choose(field.getByRole("combobox", named(label)), say(everyStake, stake));
    if (stake === "exact" || stake === "votes")
      await hand.enter(
        field.getByRole("textbox", named(msg`Share, row ${number}, in percent`)),
        percent,
      );
    if (stake === "band")
      await hand.choose(
        field.getByRole("combobox", named(msg`Band, row ${number}`)),
        say(shareBands, band),
      );
  }
};

const taxResidences: Fill<readonly TaxResidence[]> = async ({ hand, words }, { field, answer }) => {
  for (const [index, row] of answer.entries()) {
    if (index > 0)
      await hand.press(field.getByRole("button", exact(words.say(msg`Add a tax residence`))));
    const input = (label: MessageDescriptor) =>
      field.getByLabel(words.say(label), { exact: true }).and(field.locator("input")).nth(index);
    await hand.choose(input(taxParts.country), countryName(row.country, words.locale, usualDay));
    if (row.tin !== "") await hand.enter(input(taxParts.tin), row.tin);
  }
};

const fills: Record<Kind, Fill> = {
  text: typed,
  longText: typed,
  email: typed,
  password: typed,
  url: typed,
  percent: typed,
  phone,
  date,
  money,
  yesNo,
  choice,
  choices,
  country,
  countries,
  percentages,
  holdings,
  taxResidences,
  address,
  consent,
  documents,
  people,
  signature: async () => undefined,
} satisfies Record<Kind, unknown> as Record<Kind, Fill>;
