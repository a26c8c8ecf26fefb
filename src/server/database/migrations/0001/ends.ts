import { retention } from "#server/retention/rules.ts";

const time = ({ days = 0, years = 0 }: { days?: number; years?: number }) =>
  `interval '${years} years ${days} days'`;

/** Never before the end that its seal names: with the row gone it could be written again. */
const endedSession = `ends_at < database_moment()
  and coalesce(revoked_at, least(idle_until, ends_at)) < database_moment() - ${time(retention.session)}`;

/** What the role of jobs may delete while its account stays: the table, and the condition on the clock of the database. */
export const over: Readonly<Record<string, string>> = {
  mail: `kind = 'decoy' and created_at < database_moment() - interval '1 day'`,
  challenge: `sent_at < database_moment() - ${time(retention.code)}
    or exists (select from member m where (m.email_key = challenge.email_key or m.id = challenge.member_id)
      and is_erased(m.account_id))`,
  session: `${endedSession}
    and not exists (select from account a where a.id = session.account_id and a.held_for is not null)`,
  desk_session: endedSession,
  pre_session: "expires_at < database_moment()",
  captcha: "expires_at < database_moment()",
  rate_bucket: "ends_at < database_moment()",
  platform_ticket: "forget_at < database_moment()",
  platform_proof: "forget_at < database_moment()",
  ticket: "expires_at < database_moment()",
  email_undo: "expires_at < database_moment()",
  own_data_ticket: "expires_at < database_moment()",
  account_token: "expires_at < database_moment()",
};

/** What is set once, when something is used up or ends. The desk's sessions have a rule of their own. */
const setForGood = [
  ["account_token", "used_at"],
  ["captcha", "tried_at"],
  ["captcha", "used_at"],
  ["email_undo", "ended_at"],
  ["identity_link", "ended_at"],
  ["member", "removed_at"],
  ["own_data_ticket", "used_at"],
  ["platform_identity", "unbound_at"],
  ["platform_ticket", "ended_at"],
  ["session", "revoked_at"],
  ["ticket", "ended_at"],
];

/** The database ends nothing before its time, whatever a job says the time is. */
export const ends = [
  `create function database_moment() returns timestamptz language sql stable
    set search_path = public, pg_temp as $$ select now() $$`,
  // As src/server/retention/standing.ts: it decides first.
  `create function may_be_erased(named account, moment timestamptz) returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare last_use timestamptz; submitted timestamptz; settled timestamptz;
    begin
      last_use := greatest(named.used_at, named.created_at,
        (select max(updated_at) from application where account_id = named.id),
        (select max(seen_at) from session where account_id = named.id));
      select max(at) into submitted from submission where account_id = named.id;
      if submitted is null then
        return coalesce(last_use <= named.noticed_at and named.noticed_at <= moment - ${time(retention.abandoned)}, false);
      end if;
      if exists (
        select from line_status s where s.account_id = named.id
          and (s.chart = 'businessAccount' and s.state not in ('pending', 'closed')
            or s.chart = 'kycStatus' and s.state not in ('notSubmitted', 'rejected') and not exists (
              select from line_status b where b.account_id = named.id and b.line = s.line
                and b.chart = 'businessAccount' and b.state = 'closed'
            ))
      ) then return false; end if;
      select max(changed_at) into settled from line_status
        where account_id = named.id and chart in ('kycStatus', 'businessAccount');
      return greatest(last_use, submitted, settled) + ${time(retention.dueDiligence)} <= moment;
    end $$`,
  `revoke execute on function may_be_erased from public`,
  `create function erased_when_due() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if (new.erased_at is null or may_be_erased(old, database_moment()))
        and (old.used_at is null or new.used_at >= old.used_at)
        and (new.noticed_at is null or new.noticed_at is not distinct from old.noticed_at
          or new.noticed_at >= database_moment() - interval '1 day')
      then
        return new;
      end if;
      raise exception 'an account is erased when its time is over' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger erased_when_due before update on account for each row
    when (row_security_active('public.account')
      and (new.erased_at, new.used_at, new.noticed_at) is distinct from (old.erased_at, old.used_at, old.noticed_at))
    execute function erased_when_due()`,
  ...setForGood.map(
    ([table, column]) => `create trigger ${column}_stays before update on ${table} for each row
      when (old.${column} is not null and new.${column} is distinct from old.${column}) execute function never_changes()`,
  ),
  `alter table mail enable row level security`,
  // No rows of an account: what the portal may do there, its rights say.
  ...[
    "challenge",
    "pre_session",
    "captcha",
    "rate_bucket",
    "platform_ticket",
    "platform_proof",
  ].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `create policy portal on ${table} to gatehouse_app using (true)`,
  ]),
];
