import { appendOnly, ownRows } from "./role.ts";

export const agreements = [
  // `sealed` has name, capacity and signature; `pdf` the signed copy, encrypted.
  `create table agreement_signature (
    id uuid primary key,
    account_id uuid not null references account,
    line text not null,
    agreement text not null,
    version text not null,
    locale text not null,
    text_sha256 bytea not null check (length(text_sha256) = 32),
    member_id uuid not null references member,
    kind text not null check (kind in ('typed', 'drawn')),
    sealed bytea not null,
    pdf bytea not null,
    pdf_sha256 bytea not null check (length(pdf_sha256) = 32),
    ip_prefix text not null,
    idempotency_key uuid not null,
    body_sha256 bytea not null,
    at timestamptz not null,
    unique (account_id, line, version),
    unique (account_id, idempotency_key)
  )`,
  `alter table agreement_signature alter column pdf set storage external`,
  `create index agreement_signature_member on agreement_signature (member_id)`,
  `create function signed_by_holder() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if exists (
        select from member m
        where m.id = new.member_id and m.account_id = new.account_id and m.role = 'holder' and m.removed_at is null
      ) and exists (
        select from line_status s
        where s.account_id = new.account_id and s.line = new.line and s.chart = 'kycStatus' and s.state = 'approved'
      ) then return new; end if;
      raise exception 'the holder signs for an approved line' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger signed_by_holder before insert on agreement_signature
    for each row execute function signed_by_holder()`,
  `create function signed_is_recorded() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if is_on_trail(new.account_id, 'agreement.sign') then return null; end if;
      raise exception 'a signature has its entry on the trail' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create constraint trigger signed_is_recorded after insert on agreement_signature
    deferrable initially deferred for each row execute function signed_is_recorded()`,
  ...appendOnly("agreement_signature"),
  ...ownRows("agreement_signature"),
  `grant select, insert on agreement_signature to gatehouse_app`,
];
