import { Kysely, PostgresDialect } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type pg from "pg";
import * as people from "./migrations/0001-people.ts";
import * as applications from "./migrations/0002-applications.ts";
import * as statuses from "./migrations/0003-statuses.ts";
import * as records from "./migrations/0004-records.ts";
import * as sessionFound from "./migrations/0005-session-found.ts";
import * as stampsAsText from "./migrations/0006-stamps-as-text.ts";
import * as trailHeads from "./migrations/0007-trail-heads.ts";
import * as flows from "./migrations/0008-flows.ts";
import * as memberBrand from "./migrations/0009-member-brand.ts";
import * as riskScores from "./migrations/0010-risk-scores.ts";
import * as investorChoices from "./migrations/0011-investor-choices.ts";
import * as sharedFiles from "./migrations/0012-shared-files.ts";
import * as tickets from "./migrations/0013-tickets.ts";
import * as stampsBySave from "./migrations/0014-stamps-by-save.ts";
import * as answersAsTheyAre from "./migrations/0015-answers-as-they-are.ts";
import * as platforms from "./migrations/0016-platforms.ts";
import * as captchas from "./migrations/0017-captchas.ts";
import * as sessionNumbers from "./migrations/0018-session-numbers.ts";
import * as mailboxProofs from "./migrations/0019-mailbox-proofs.ts";
import * as rulesDay from "./migrations/0020-rules-day.ts";
import * as codesOfMembers from "./migrations/0021-codes-of-members.ts";
import * as emailUndos from "./migrations/0022-email-undos.ts";
import * as sessionsGoOn from "./migrations/0023-sessions-go-on.ts";
import * as undoSince from "./migrations/0024-undo-since.ts";

const migrations: Record<string, Migration> = {
  "0001-people": people,
  "0002-applications": applications,
  "0003-statuses": statuses,
  "0004-records": records,
  "0005-session-found": sessionFound,
  "0006-stamps-as-text": stampsAsText,
  "0007-trail-heads": trailHeads,
  "0008-flows": flows,
  "0009-member-brand": memberBrand,
  "0010-risk-scores": riskScores,
  "0011-investor-choices": investorChoices,
  "0012-shared-files": sharedFiles,
  "0013-tickets": tickets,
  "0014-stamps-by-save": stampsBySave,
  "0015-answers-as-they-are": answersAsTheyAre,
  "0016-platforms": platforms,
  "0017-captchas": captchas,
  "0018-session-numbers": sessionNumbers,
  "0019-mailbox-proofs": mailboxProofs,
  "0020-rules-day": rulesDay,
  "0021-codes-of-members": codesOfMembers,
  "0022-email-undos": emailUndos,
  "0023-sessions-go-on": sessionsGoOn,
  "0024-undo-since": undoSince,
};

/** Brings the tables up to date as their owner; of several processes at once one works and the others wait. */
export async function migrate(owner: pg.Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error
      ? error
      : new Error("The tables could not be brought up to date", { cause: error });
}
