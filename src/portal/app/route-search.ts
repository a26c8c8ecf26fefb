import type { WayBack } from "./way-back.ts";

/** What any address may carry: the language and the source marker; anything else is dropped. */
interface Search {
  locale?: string;
  source?: string;
}

const short = (value: unknown) =>
  typeof value === "string" && value.length <= 40 ? value : undefined;

/** Reads from an address what every page may carry. */
export function searchOf(search: Record<string, unknown>): Search {
  const locale = short(search["locale"]);
  const source = short(search["source"]);
  return { ...(locale ? { locale } : {}), ...(source ? { source } : {}) };
}

/** Which form is shown, the newest of its flow where none is named, and which of its sections. */
export interface Place {
  form?: string;
  section?: string;
  /** The business line that is shown. */
  line?: string;
  /** The review, where a link to change an answer of the section was chosen. */
  from?: "review";
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && /^[a-zA-Z]{1,40}$/.test(value);

export const placeOf = (search: Record<string, unknown>): Place => ({
  ...(typeof search["form"] === "string" && /^[0-9a-f-]{36}$/.test(search["form"])
    ? { form: search["form"] }
    : {}),
  ...(isName(search["section"]) ? { section: search["section"] } : {}),
  ...(isName(search["line"]) ? { line: search["line"] } : {}),
  ...(search["from"] === "review" ? { from: "review" } : {}),
});

/** The further line about whose start the dashboard asks. */
export const startOf = (search: Record<string, unknown>): { start?: string } =>
  typeof search["start"] === "string" && /^[a-zA-Z]{1,40}$/.test(search["start"])
    ? { start: search["start"] }
    : {};

/** Where signing in leads: one of our own pages by name, never an address. */
export interface LoginSearch extends WayBack {
  done?: Done;
}

/** Why a person is led to the login page: what they have just done, or which link has expired. */
const reasons = ["registered", "reset", "invitationExpired", "ticketExpired"] as const;
type Done = (typeof reasons)[number];

export const doneOf = ({ done }: Record<string, unknown>): { done?: Done } => {
  const found = reasons.find((name) => name === done);
  return found ? { done: found } : {};
};
