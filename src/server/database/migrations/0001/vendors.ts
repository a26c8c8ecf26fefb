/** The sandbox vendor's own memory. */
export const vendors = [
  `create table sandbox_check (
    token_sha256 bytea primary key,
    reference text not null,
    kind text not null check (kind in ('face', 'identity')),
    locale text not null,
    return_url text not null,
    chosen text,
    told_from timestamptz,
    expires_at timestamptz not null,
    check ((chosen is null) = (told_from is null))
  )`,
  `create index sandbox_check_expiry on sandbox_check (expires_at)`,
  `grant select, insert, update on sandbox_check to gatehouse_app`,
];
