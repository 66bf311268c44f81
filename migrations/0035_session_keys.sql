-- A session has a key of its own for each host it is used on: the cookie of one host opens no other. Sessions of before
-- have none, so that people sign in once more.
create table session_keys (
  -- SHA-256 of the token in the cookie: a copy of the table opens no session.
  token_hash bytea not null,
  host text not null,
  session_id char(24) not null references sessions (id) on delete cascade,
  primary key (token_hash, host)
);
create index session_keys_by_session on session_keys (session_id);

-- No longer written; what is running beside still reads it.
alter table sessions alter column token_hash drop not null;

-- Codes with which the dashboard hands a session over to the app host of a site.
create table session_hand_overs (
  code_hash bytea primary key,
  session_id char(24) not null references sessions (id) on delete cascade,
  -- Where the person goes: an address on the host that the code is for.
  return_address text not null,
  -- SHA-256 of what the browser keeps in a cookie of that host.
  challenge text not null,
  expires_at timestamptz not null
);
create index session_hand_overs_by_expiry on session_hand_overs (expires_at);
