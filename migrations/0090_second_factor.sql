-- A second factor of accounts: codes of an authenticator app (RFC 6238).
create table account_totp (
  account_id char(24) primary key references accounts (id) on delete cascade,
  -- What the codes are made of, sealed with the installation's key.
  sealed text not null,
  created_at timestamptz not null,
  -- When the first code was entered: until then it asks nobody for anything.
  confirmed_at timestamptz,
  -- The 30 seconds of the newest code that was accepted: none is accepted twice.
  last_step bigint
);

-- In place of the app, once each.
create table account_recovery_codes (
  account_id char(24) not null references accounts (id) on delete cascade,
  -- SHA-256 of 120 random bits.
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Sign-ins whose password was right, and whose second factor is waited for.
create table sign_in_steps (
  -- SHA-256 of the token in a cookie.
  token_hash bytea primary key,
  account_id char(24) not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_steps_of_account on sign_in_steps (account_id);
create index sign_in_steps_by_expiry on sign_in_steps (expires_at);
