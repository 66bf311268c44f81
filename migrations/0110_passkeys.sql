-- Passkeys of accounts (WebAuthn), which sign in without a password.
create table account_passkeys (
  id char(24) primary key,
  account_id char(24) not null references accounts (id) on delete cascade,
  -- What the authenticator calls it.
  credential_id bytea not null unique,
  -- COSE, as the authenticator gave it.
  public_key bytea not null,
  -- Of the signatures it has made, where it counts them: a copy of the passkey is noticed by it.
  counter bigint not null,
  transports text[] not null,
  -- Chosen by its person; at first the browser that it was added in.
  name text not null,
  -- Whether it may be on several devices of its person.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index account_passkeys_of_account on account_passkeys (account_id, id);

-- What an authenticator is asked to sign, once each.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash bytea primary key,
  kind text not null,
  -- Whose passkey it is about; null while it is not known who signs in.
  account_id char(24) references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_account on passkey_challenges (account_id);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- Since when the account is signed in to by passkeys alone; null: a password opens it, too.
alter table accounts add column password_off_at timestamptz;
