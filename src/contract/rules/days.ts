import * as v from "valibot";
import { inForce } from "../editions.ts";
import { ages } from "../options/ages.ts";
import { type Facts, message } from "./facts.ts";

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export interface DayLimits {
  notAfter?: "today";
  notBefore?: string;
  /** The last day on which a document is valid. */
  validOn?: "today";
  /** Checks the minimum age (ages.ts). */
  ofPerson?: true;
}

/** Licences of some places are valid until an age; nothing is for longer. */
const longestValidYears = 60;

/** Cards of some places bear the year 9999 where they have no end. */
const isCredible = (text: string, today: string) =>
  text.startsWith("9999-") || text <= yearsBefore(today, -longestValidYears);

/** YYYY-MM-DD; parts not typed yet are empty. */
export function day(bounds: DayLimits, facts: Facts) {
  const years = bounds.ofPerson ? inForce(ages, facts.rulesOn).person : 0;
  return v.pipe(
    v.string(message("required")),
    v.check((text) => text.replaceAll("-", "").trim() !== "", message("required")),
    v.check((text) => !/^\d{1,3}-/.test(text), message("yearFormat")),
    v.check(isDay, message("noSuchDay")),
    v.check((text) => bounds.notAfter !== "today" || text <= facts.today, message("dayInFuture")),
    v.check((text) => text >= (bounds.notBefore ?? "1000-01-01"), message("dayTooEarly")),
    v.check(
      (text) => bounds.validOn !== "today" || text >= facts.today,
      message("documentExpired"),
    ),
    v.check(
      (text) => bounds.validOn !== "today" || isCredible(text, facts.today),
      message("dayTooLate"),
    ),
    v.check(
      (text) => !bounds.ofPerson || text <= yearsBefore(facts.today, years),
      message("tooYoung", { years }),
    ),
  );
}

/** An older one is no source of what an entity has now. */
const firstYear = "1900";

/** Four digits, as text. */
export const year = ({ today }: Facts) =>
  v.pipe(
    v.string(message("required")),
    v.transform((text) => text.normalize("NFKC").trim()),
    v.minLength(1, message("required")),
    v.regex(/^\d{4}$/, message("yearFormat")),
    v.check((text) => text <= today.slice(0, 4), message("yearInFuture")),
    v.check((text) => text >= firstYear, message("dayTooEarly")),
  );

function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`;
}

export function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last day of a shorter month replaces a missing one. */
export function monthsAfter(today: string, months: number): string {
  const [year, month, date] = today.split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

export const monthsBefore = (today: string, months: number): string => monthsAfter(today, -months);
