import { isGenericMailbox } from "#contract/rules/contact.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Answers } from "#contract/questions/answers.ts";

/** Runs when each answer is valid by itself. */
export type CrossFieldRule = (own: Answers) => Issue[];

/** Institutions need an individual work e-mail (specification section 5). */
export const workMailbox: CrossFieldRule = ({ register_type, email }) =>
  register_type === "institution" && isGenericMailbox(String(email))
    ? [{ path: "email", code: "genericMailbox" }]
    : [];

/** Institutions name the job title of their contact person. */
export const hasJobTitle = ({ register_type, designation }: Answers): boolean =>
  register_type !== "institution" || designation !== "";

export const typedTwice: CrossFieldRule = ({ password, confirmation }) =>
  password === confirmation ? [] : [{ path: "confirmation", code: "passwordsDiffer" }];
