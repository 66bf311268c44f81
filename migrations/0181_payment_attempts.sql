-- Attempts to pay at providers that are asked: what they said last, and until when nobody has to ask again.
alter table payments add column provider_id text;
-- What the provider is told that the money is for, so that each call of one key says the same.
alter table payments add column description text not null default '';
-- Of a card: its brand, its last four digits and its end. No more is known of it here (ORD-75).
alter table payments add column method jsonb;
alter table payments add column failure text;
-- portico: survived because the version before writes no such ids
create unique index payments_by_provider_id on payments (site_id, provider, provider_id) where provider_id is not null;
create index payments_open on payments (asked_at)
  where status in ('asking', 'needs-method', 'needs-confirmation', 'processing') and provider <> 'manual';

-- Orders that try the shop: they take no stock, no uses of discounts and no number of their own.
alter table orders add column is_test boolean not null default false;
-- Of a contributor, who gets the mails about it.
alter table orders add column test_account_id char(24);

-- What providers send, once each: a job asks for the payments that they are about (ORD-78).
create table payment_events (
  site_id char(24) not null references sites (id) on delete cascade,
  provider text not null,
  event_id text not null,
  kind text not null,
  -- Ids of the provider that it may be about.
  about text[] not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (site_id, provider, event_id)
);
create index payment_events_by_time on payment_events (received_at);

-- Money that a bank asks back (ORD-82).
create table disputes (
  site_id char(24) not null,
  id char(24) not null,
  order_id char(24) not null,
  payment_id char(24) not null,
  provider_id text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  evidence_due timestamptz,
  state text not null check (state in ('open', 'won', 'lost')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
create unique index disputes_by_provider_id on disputes (site_id, payment_id, provider_id);
create index disputes_of_order on disputes (site_id, order_id);

-- The account of a site at a provider, with its secrets sealed (ORD-72).
create table payment_accounts (
  site_id char(24) not null references sites (id) on delete cascade,
  provider text not null,
  public_key text not null,
  secret_sealed text not null,
  secret_end text not null,
  webhook_sealed text,
  webhook_id text,
  is_live boolean not null,
  connected_at timestamptz not null,
  primary key (site_id, provider)
);

-- What the test provider plays, which knows nothing of orders (ORD-71).
create table test_payments (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  key text not null,
  amount bigint not null check (amount > 0),
  play text,
  played_at timestamptz,
  return_url text not null,
  refunds jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, key)
);
