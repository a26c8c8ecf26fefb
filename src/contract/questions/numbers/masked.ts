import { limits } from "../../limits.ts";
import { plainSigns } from "../../rules/characters.ts";
import type { AllAnswers } from "../answers.ts";
import { mapAnswers } from "./map-answers.ts";
import { isEmpty, type Question, type Section } from "../question.ts";

const sign = "\u2022";
const cover = sign.repeat(4);

/** Also true of a mask that was typed in part. */
export const isMask = (number: unknown): boolean =>
  typeof number === "string" && number.includes(sign);

/**
 * The last characters of a number behind dots, at most half of it: `••••4321`. Equal for two ways to write one number, as
 * its rule reads it. A mask stays as it is, and so does an empty text.
 */
export function maskOf(number: string): string {
  if (isMask(number) || number.trim() === "") return number;
  const plain = plainSigns(number).replace(/[^\p{L}\p{N}]/gu, "");
  const signs = [...plain.toUpperCase()];
  const shown = Math.min(limits.maskedShows, Math.floor(signs.length / 2));
  return cover + signs.slice(signs.length - shown).join("");
}

/** What a person typed over a mask, or beside it: of a mask that was touched nothing stays. */
export function typedOver(before: unknown, text: string): string {
  if (!isMask(before) || !isMask(text) || text === before) return text;
  const beside = text.replace(before as string, "");
  return isMask(beside) ? "" : beside;
}

type Row = Readonly<Record<string, unknown>>;
type OnNumber = (number: string, row?: Row, place?: number) => string;

/** The numbers in the answer to a question: the answer, or those of its rows. */
function mapNumbers({ masks }: Pick<Question, "masks">, answer: unknown, treat: OnNumber): unknown {
  if (masks === "answer") return typeof answer === "string" ? treat(answer) : answer;
  if (masks === undefined || !Array.isArray(answer)) return answer;
  return answer.map((row: Row | null, place) =>
    typeof row?.[masks] === "string" ? { ...row, [masks]: treat(row[masks], row, place) } : row,
  );
}

export const maskedAnswer = (question: Pick<Question, "masks">, answer: unknown): unknown =>
  mapNumbers(question, answer, maskOf);

interface Form {
  sections: Readonly<Record<string, Section>>;
}

/** As answers are shown until a recorded act shows the numbers. */
export const maskedAnswers = ({ sections }: Form, answers: AllAnswers): AllAnswers =>
  mapAnswers(sections, answers, (value, question) => maskedAnswer(question, value));

/** The place of the first mask; null where there is none. */
export function maskIn({ sections }: Form, answers: AllAnswers): string | null {
  let found: string | null = null;
  mapAnswers(sections, answers, (value, question, place) =>
    mapNumbers(question, value, (number) => {
      if (isMask(number)) found ??= place;
      return number;
    }),
  );
  return found;
}

export const hasMask = (form: Form, answers: AllAnswers): boolean => maskIn(form, answers) !== null;

/** Answers that are or contain numbers, by place (`section.question`, `section.people.<row>.question`). */
export type Numbers = Readonly<Record<string, unknown>>;

export function numbersIn({ sections }: Form, answers: AllAnswers): Numbers {
  const found: Record<string, unknown> = {};
  mapAnswers(sections, answers, (value, { masks }, place) => {
    if (masks && !isEmpty(value)) found[place] = value;
  });
  return found;
}

/** Each mask replaced by the number that it stands for; a mask of another number stays. */
export function unmaskedAnswers(
  form: Form,
  answers: AllAnswers,
  numbers: () => Numbers,
): AllAnswers {
  if (!hasMask(form, answers)) return answers;
  const known = numbers();
  return mapAnswers(form.sections, answers, (value, question, place) =>
    mapNumbers(question, value, (number, row, at) =>
      isMask(number) ? (numberBehind(question, number, known[place], row, at) ?? number) : number,
    ),
  );
}

/** Of several rows with one mask that of the same country, and of those the one of the same place; none where that leaves more than one. */
function numberBehind(
  { masks }: Pick<Question, "masks">,
  mask: string,
  known: unknown,
  row?: Row,
  place = 0,
): string | undefined {
  const rows = Array.isArray(known) ? (known as (Row | null)[]) : [{ [masks!]: known }];
  const fits = (each: Row | null | undefined) =>
    typeof each?.[masks!] === "string" && maskOf(each[masks!] as string) === mask;
  const isHere = (each: Row | null | undefined) => each?.["country"] === row?.["country"];
  const same = rows.filter(fits);
  const here = same.filter(isHere);
  const beside = rows[place];
  const found = here.length > 1 && fits(beside) && isHere(beside) ? [beside] : here;
  const [one, ...others] = found.length > 0 ? found : same;
  return others.length === 0 ? (one?.[masks!] as string | undefined) : undefined;
}
