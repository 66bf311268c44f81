-- Requests of people for a copy of their data, or for its erasure (CRM-28).
create table data_requests (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('copy', 'erasure')),
  state text not null check (state in ('unconfirmed', 'open', 'done', 'declined')),
  asked_in text not null check (asked_in in ('account', 'newsletter', 'form')),
  -- Both empty once the person is erased.
  email text not null,
  email_key text not null,
  -- Of the mailed link that confirms the address.
  token_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- 30 days after the address was confirmed.
  due_at timestamptz,
  reminded_at timestamptz,
  closed_at timestamptz,
  -- Who dealt with it.
  account_id char(24) references accounts (id) on delete set null,
  -- Why it was declined, as it was mailed.
  reason text not null default '',
  -- Of the mailed link to the copy, and of the code that opens it.
  copy_hash bytea,
  copy_expires_at timestamptz,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamptz,
  primary key (site_id, id)
);
create unique index data_requests_by_token on data_requests (site_id, token_hash);
create unique index data_requests_by_copy on data_requests (site_id, copy_hash);
create index data_requests_of_address on data_requests (site_id, email_key, kind);
create index data_requests_by_state on data_requests (site_id, state, due_at, id);
create index data_requests_to_remind on data_requests (due_at) where state = 'open' and reminded_at is null;
create index data_requests_unconfirmed on data_requests (expires_at) where state = 'unconfirmed';
create index data_requests_closed on data_requests (closed_at) where closed_at is not null;
create index data_requests_of_account on data_requests (account_id) where account_id is not null;
