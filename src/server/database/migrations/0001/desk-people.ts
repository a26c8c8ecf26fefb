/** Who changes the people of the desk: an administrator, and the person whose link the transaction knows. */
export const deskPeople = [
  `create function app_set_up() returns uuid language sql stable security definer
    set search_path = public, pg_temp as $$
      select p.id from desk_person p where p.setup_hmac = app_secret() and p.disabled_at is null
    $$`,
  `create policy set_up on desk_person using (id = (select app_set_up()))`,
  `create policy added on desk_person for insert with check ((select person_may('administrator')))`,
  `create policy administered on desk_person for update using ((select person_may('administrator')))`,
  `grant insert (id, email, email_key, name, roles, totp_secret, recovery_hashes, setup_hmac, setup_until)
    on desk_person to gatehouse_app`,
  `grant update (roles, disabled_at, password_hash, totp_secret, totp_step, recovery_hashes, setup_hmac, setup_until)
    on desk_person to gatehouse_app`,
  // No one administers themselves. A password is set by the person alone, and ends the link.
  `create function person_is_administered() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
    declare
      own constant text[] := '{totp_step,recovery_hashes,password_hash,setup_hmac,setup_until}';
    begin
      if old.id = app_set_up() and to_jsonb(new) - 'totp_secret' = to_jsonb(old) - 'totp_secret'
        or old.id = app_set_up() and new.setup_hmac is null and to_jsonb(new) - own = to_jsonb(old) - own
        or old.id <> app_person() and person_may('administrator')
          and (new.password_hash is null or new.password_hash is not distinct from old.password_hash)
      then
        return new;
      end if;
      raise exception 'people of the desk are changed by another administrator'
        using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger person_is_administered before update on desk_person for each row
    when (row_security_active('public.desk_person')) execute function person_is_administered()`,
  `create function administrator_stays() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      perform pg_advisory_xact_lock(hashtextextended('desk people', 0));
      if exists (select from desk_person where disabled_at is null and 'administrator' = any (roles)) then
        return null;
      end if;
      raise exception 'the desk keeps an administrator' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger administrator_stays after update on desk_person for each row
    when (old.disabled_at is null and 'administrator' = any (old.roles)
      and (new.disabled_at is not null or not 'administrator' = any (new.roles)))
    execute function administrator_stays()`,
  `create function sessions_end() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      update desk_session set revoked_at = now() where person_id = new.id and revoked_at is null;
      return null;
    end $$`,
  `create trigger sessions_end after update on desk_person for each row
    when (old.disabled_at is null and new.disabled_at is not null
      or old.password_hash is not null and new.password_hash is null)
    execute function sessions_end()`,
];
