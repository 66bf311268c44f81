-- Keys of submissions are signed: what is stored is only that one was used, until it would have expired.
drop table form_keys;
create table form_used_keys (
  site_id char(24) not null references sites (id) on delete cascade,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (site_id, nonce)
);
create index form_used_keys_by_expiry on form_used_keys (site_id, expires_at);

-- When each visitor sent a form in the last while, for the rate limits (FORM-69): one row a visitor, so that those who
-- send at once wait for each other. Addresses are kept as keyed hashes only.
drop table form_sendings;
create table form_senders (
  site_id char(24) not null references sites (id) on delete cascade,
  form_id char(24) not null,
  address_hash bytea not null,
  sent_at timestamptz[] not null,
  primary key (site_id, form_id, address_hash)
);
