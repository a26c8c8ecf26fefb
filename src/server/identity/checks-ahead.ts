import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { newestChecks } from "./check-queries.ts";
import { personId, verifiable } from "./named-people.ts";
import { todayOf } from "../clock.ts";

/** How many of the people in the answers have not verified their identity yet. */
export async function checksAhead(
  handle: Tx,
  context: Context,
  answers: AllAnswers,
): Promise<number> {
  const { keys, now } = context;
  const { accountId } = context.member();
  const checks = await newestChecks(handle, accountId);
  const verified = new Set(
    checks.filter(({ state }) => state === "verified").map(({ person }) => person),
  );
  const people = verifiable(answers, todayOf(now)).map(({ id, fullName = "" }) =>
    personId(keys, id, fullName),
  );
  return new Set(people.filter((person) => !verified.has(person))).size;
}
