import * as v from "valibot";
import { roles } from "#contract/accounts/roles.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import type { Changes, saveKyc } from "#contract/calls/onboarding.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { rowId } from "#contract/questions/builders/rows.ts";
import { isEmpty, type Question } from "#contract/questions/question.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import type { Application } from "./application-queries.ts";
import { answerAt, entriesOf } from "./merge.ts";
import type { OpenApplication } from "./open-application.ts";

type Body = BodyOf<typeof saveKyc>;

const rows = v.array(v.looseObject({ id: rowId }));

/** Rejects unknown sections and questions, what is given, and rows without an id. */
export function rejectUnknown({ pages, sections }: Flow, changes: Changes): void {
  for (const [id, own] of Object.entries(changes)) {
    if (pages.some(({ section, isGiven }) => isGiven && section.id === id))
      throw new Refused("malformed", { path: id });
    const section = Object.hasOwn(sections, id) ? sections[id] : undefined;
    const unknown = Object.keys(own).find((name) => !Object.hasOwn(section?.questions ?? {}, name));
    if (!section || unknown !== undefined)
      throw new Refused("malformed", { path: `${id}.${unknown ?? ""}` });
    for (const [name, answer] of Object.entries(own)) {
      if (section.questions[name]!.each && !isRows(answer))
        throw new Refused("malformed", { path: `${id}.${name}` });
    }
  }
}

const isRows = (answer: unknown) => answer === null || v.is(rows, answer);

/** Whether a save needs decrypted secrets and the stored documents. */
export function needsWhole(
  { revision, changes, restart, submit }: Body,
  row: Application,
): boolean {
  const named = entriesOf(changes).some(([path]) => {
    const question = questionNamed(flows[row.flow], path);
    return question?.kind === "documents" || question?.each || question?.secret;
  });
  return named || restart || submit !== undefined || revision !== row.revision;
}

/** Ignores inherited property names. */
export function questionNamed({ sections }: Flow, path: string): Question | undefined {
  const [id, name] = path.split(".") as [string, string];
  const questions = Object.hasOwn(sections, id) ? sections[id]!.questions : {};
  return Object.hasOwn(questions, name) ? questions[name] : undefined;
}

/** Only the holder may change a consent, which is given or empty, or carry it over to an application that is begun again. */
export function rejectForeignConsents(
  context: Context,
  { flow, answers }: OpenApplication,
  changed: readonly string[],
  given: Changes,
  isRestart = false,
): void {
  const consents = changed.filter((path) => questionNamed(flow, path)?.kind === "consent");
  const invalid = consents.find((path) => typeof (answerAt(given, path) ?? false) !== "boolean");
  if (invalid !== undefined) throw new Refused("malformed", { path: invalid });
  if (roles[context.member().role].consent) return;
  const isTouched = (path: string) => {
    const isGiven = !isEmpty(answerAt(given, path));
    return isGiven === isEmpty(answerAt(answers, path)) || (isRestart && isGiven);
  };
  if (consents.some(isTouched)) throw new Refused("holderOnly");
}
