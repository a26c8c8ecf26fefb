import { sql, type Kysely } from "kysely";

/**
 * An application names the form and the day it was begun by, or begun again; editions are never edited, so the day tells
 * which of each list were in force. Earlier ones were judged by the day in Hong Kong on which they were made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table application add column form_version text, add column rules_on text`,
  `update application set
    form_version = split_part(rules_version, ' ', 1),
    rules_on = to_char(created_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD')`,
  `alter table application
    alter column form_version set not null,
    alter column rules_on set not null,
    add constraint application_rules_on check (rules_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    drop column rules_version`,
];
