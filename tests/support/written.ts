import { type Locale, localeNames } from "#contract/locales.ts";

type ByLocale = Record<Locale, string>;

const inAll = (pattern: string) =>
  Object.fromEntries(localeNames.map((name) => [name, pattern])) as ByLocale;
const inChinese = (pattern: string) => ({ "zh-CN": pattern, "zh-TW": pattern });

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const shortMonths = months.map((name) => (name === "September" ? "Sept" : name.slice(0, 3)));
const ofMonth = String.raw`(?<!\d)(?:[1-9]|[12]\d|3[01])`;
const clock = String.raw`(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)`;
const chineseDay = String.raw`(?:[1-9]|1[0-2])月${ofMonth}日`;

const day: ByLocale = {
  en: String.raw`${ofMonth} (?:${months.join("|")}) \d{4}(?!\d)`,
  ...inChinese(String.raw`(?<!\d)\d{4}年${chineseDay}`),
};
const time: ByLocale = {
  en: `${clock} HKT`,
  "zh-CN": `${clock}（香港时间）`,
  "zh-TW": `${clock}（香港時間）`,
};

/** What a test cannot know, whole, as each language writes it. */
const values = {
  count: inAll(String.raw`(?<!\d)(?:0|[1-9]\d*)(?!\d)`),
  day,
  shortDay: {
    en: String.raw`${ofMonth} (?:${shortMonths.join("|")})(?!\w)`,
    ...inChinese(String.raw`(?<![\d年])${chineseDay}`),
  },
  time,
  moment: {
    en: `${day.en}, ${time.en}`,
    "zh-CN": day["zh-CN"] + time["zh-CN"],
    "zh-TW": day["zh-TW"] + time["zh-TW"],
  },
  /** Of an application, such as GH-7K3M-9QTX; of a sample, GH-1. */
  reference: inAll(String.raw`GH(?:-[0-9A-Z]{1,4})+(?![\w-])`),
} satisfies Record<string, ByLocale>;

const mark = new RegExp(String.raw`\{(${Object.keys(values).join("|")})\}`);

export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pattern of a text in which a mark such as {day} stands for each value. */
export const writtenIn = (locale: Locale, text: string): string =>
  text
    .split(mark)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : values[part as keyof typeof values][locale]))
    .join("");

/** English words with marks for their values; one of several texts. A tour says the same in its own language. */
export class Written extends RegExp {
  readonly texts: readonly string[];
  readonly isAll: boolean;

  constructor(texts: readonly string[], isAll: boolean) {
    super(
      eitherOf(
        texts.map((text) => writtenIn("en", text)),
        isAll,
      ),
    );
    this.texts = texts;
    this.isAll = isAll;
  }
}

export function eitherOf(patterns: readonly string[], isAll: boolean): string {
  const either = `(?:${patterns.join("|")})`;
  return isAll ? `^${either}$` : either;
}

/** All that an element says. */
export const allOf = (...texts: readonly string[]): Written => new Written(texts, true);
/** A part of what is said. */
export const partOf = (...texts: readonly string[]): Written => new Written(texts, false);
