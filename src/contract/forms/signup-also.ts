import { isGenericMailbox } from "../rules/contact.ts";
import type { Issue } from "../questions/section.ts";
import type { Answers } from "../questions/answers.ts";

/** What the answers of a page must meet together; of an answer that is refused by itself nothing more is said. */
export type Also = (own: Answers) => Issue[];

/** An institution gives an individual work e-mail (specification section 5). */
export const workMailbox: Also = ({ register_type, email }) =>
  register_type === "institution" && isGenericMailbox(String(email))
    ? [{ path: "email", code: "genericMailbox" }]
    : [];

/** The password is typed twice alike. */
export const typedTwice: Also = ({ password, confirmation }) =>
  password === confirmation ? [] : [{ path: "confirmation", code: "passwordsDiffer" }];
