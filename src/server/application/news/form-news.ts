import type * as calls from "#contract/calls/onboarding.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { inAccount } from "../../database/database.ts";
import type { Handler } from "../../http/handler.ts";
import { Refused } from "../../refused.ts";
import { applicationById } from "../application-queries.ts";
import { mergeChanges } from "../merge.ts";
import { openApplication } from "../open-application.ts";
import { othersPresent, savePresence } from "./presence-queries.ts";

/** Decrypts the answers only if they are newer. */
export const formNews: Handler<typeof calls.formNews> = (context, { params, query }) => {
  const { accountId, memberId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const row = await applicationById(handle, accountId, params.id);
    if (!row) throw new Refused("notFound");
    const present = { applicationId: row.id, accountId, memberId };
    await savePresence(handle, present, context.now);
    const here = await othersPresent(handle, present, context.now);
    if (query.revision >= row.revision)
      return { revision: row.revision, rules_on: row.rules_on, theirs: {}, here };
    const open = await openApplication(handle, context, params.id);
    const current = { ...open.row, answers: open.answers };
    const { theirs } = mergeChanges(current, query.revision, {});
    return {
      revision: current.revision,
      rules_on: current.rules_on,
      theirs: maskedAnswers(open.flow, theirs),
      here,
    };
  });
};
