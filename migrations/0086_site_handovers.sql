-- A site that its owner offers to somebody who works on it (ROLE-23). A site is offered to one person at a time.
create table site_handovers (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  offered_by char(24) not null references accounts (id) on delete cascade,
  offered_to char(24) not null references accounts (id) on delete cascade,
  -- SHA-256 of the mailed secret.
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id)
);
create index site_handovers_of_account on site_handovers (offered_to);
create index site_handovers_by_account on site_handovers (offered_by);
