-- Passkeys of members (MEMB-25), each bound to the host it was made on.
create table member_passkeys (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  -- The public host on which it was made, and on which alone it works.
  host text not null,
  -- What the authenticator calls it.
  credential_id bytea not null,
  -- COSE, as the authenticator gave it.
  public_key bytea not null,
  -- Of the signatures it has made, where it counts them: a copy of the passkey is noticed by it.
  counter bigint not null,
  transports text[] not null,
  -- Chosen by its person; at first the browser that it was added in.
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_passkeys_of_member on member_passkeys (site_id, member_id, id);

-- What an authenticator is asked to sign, once each.
create table member_passkey_challenges (
  site_id char(24) not null references sites (id) on delete cascade,
  -- SHA-256 of the challenge.
  challenge_hash bytea not null,
  -- Who adds a passkey; null where it is not known yet who signs in.
  member_id char(24),
  expires_at timestamptz not null,
  primary key (site_id, challenge_hash),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_passkey_challenges_of_member on member_passkey_challenges (site_id, member_id);
create index member_passkey_challenges_by_expiry on member_passkey_challenges (expires_at);
