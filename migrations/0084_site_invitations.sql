-- Who was asked to work on a site and has not come yet (ROLE-24). An address has one invitation a site.
create table site_invitations (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  email text not null,
  email_key text not null,
  roles text[] not null check (cardinality(roles) > 0),
  -- SHA-256 of the mailed secret.
  token_hash bytea not null,
  invited_by char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email_key),
  unique (site_id, token_hash)
);
create index site_invitations_of_account on site_invitations (invited_by);
