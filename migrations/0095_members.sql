-- People who join a published site (MEMB-01 to MEMB-34). What a site says of members is in force at once.
create table member_settings (
  site_id char(24) primary key references sites (id) on delete cascade,
  is_on boolean not null,
  who_may_join text not null check (who_may_join in ('nobody', 'invited', 'anyone')),
  sign_in text not null check (sign_in in ('link', 'password', 'both')),
  asks_name boolean not null,
  runs_own_code boolean not null,
  domain_rule text not null check (domain_rule in ('any', 'allowed', 'refused')),
  domains text[] not null,
  changed_at timestamptz not null
);

create table members (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  email text not null,
  email_key text not null,
  first_name text not null default '',
  last_name text not null default '',
  status text not null check (status in ('unverified', 'active', 'suspended', 'removed')),
  -- Of one that was removed: what it was before (MEMB-03).
  former_status text check (former_status in ('unverified', 'active', 'suspended')),
  -- Argon2id; null for somebody who signs in by mail.
  password_hash text,
  language text not null default '',
  note text not null default '',
  joined_at timestamptz not null,
  verified_at timestamptz,
  last_seen_day date,
  removed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, email_key)
);
create index members_by_joined on members (site_id, joined_at desc, id);
create index members_by_status on members (site_id, status, joined_at desc, id);
create index members_removed on members (removed_at) where removed_at is not null;
create index members_unverified on members (joined_at) where status = 'unverified';

create table member_sessions (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  -- SHA-256 of the value of the cookie.
  token_hash bytea not null,
  device text not null,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_sessions_of_member on member_sessions (site_id, member_id);
create index member_sessions_ended on member_sessions (expires_at);

-- Links and codes of mails (MEMB-11, MEMB-19, MEMB-24, MEMB-33, MEMB-70). A used one is kept, so that it can say so.
create table member_links (
  site_id char(24) not null,
  id char(24) not null,
  kind text not null check (kind in ('confirm', 'sign-in', 'reset', 'change-email', 'undo-email', 'undo-removal')),
  member_id char(24) not null,
  -- Where it was sent; of a change, the address it brings.
  email text not null,
  token_hash bytea not null,
  -- HMAC of six digits; null for links without a code.
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamptz,
  -- Of a sign-up: the password that is in force once this link is used, so that nobody confirms that of a stranger.
  password_hash text,
  -- SHA-256 of the cookie of the browser that asked for the mail (MEMB-12).
  browser_hash bytea,
  return_to text not null default '/account',
  -- Whether the session outlasts that of the browser (MEMB-27).
  is_kept boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_links_of_member on member_links (site_id, member_id, kind);
create index member_links_of_browser on member_links (site_id, browser_hash) where browser_hash is not null;
create index member_links_old on member_links (created_at);

-- What was tried and how often; the key is an HMAC (MEMB-14, MEMB-22).
create table member_tries (
  site_id char(24) not null references sites (id) on delete cascade,
  key bytea not null,
  count integer not null,
  started_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (site_id, key)
);
create index member_tries_old on member_tries (started_at);
