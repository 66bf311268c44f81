-- People who work on sites. Global to the installation: roles on sites are in 0002.
create table accounts (
  id char(24) primary key,
  email text not null,
  -- The address in lower case: one account for one mailbox, however it is typed.
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  is_installation_owner boolean not null default false,
  created_at timestamptz not null
);

-- One person claims the installation; two browsers at once cannot both win.
create unique index accounts_one_installation_owner on accounts (is_installation_owner) where is_installation_owner;

create table sessions (
  id char(24) primary key,
  account_id char(24) not null references accounts (id) on delete cascade,
  -- SHA-256 of the token: a copy of the table opens no session.
  token_hash bytea not null unique,
  -- Browser and system as a person recognises them.
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_account on sessions (account_id, last_seen_at desc);
create index sessions_by_expiry on sessions (expires_at);

-- Links sent by mail: each works once and for a while.
create table account_links (
  id char(24) primary key,
  kind text not null check (kind in ('sign-up', 'reset-password', 'change-email')),
  token_hash bytea not null unique,
  -- Null for a sign-up: the account is made when the link is used.
  account_id char(24) references accounts (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index account_links_by_account on account_links (account_id);
create index account_links_by_expiry on account_links (expires_at);

-- Failed tries to sign in, by account and by network address; the key is a keyed hash, not the address itself.
create table sign_in_tries (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);

create index sign_in_tries_by_time on sign_in_tries (last_failed_at);

-- Facts about the installation as a whole, by name.
create table installation (
  name text primary key,
  value jsonb not null
);
