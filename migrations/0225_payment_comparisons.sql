-- When payments and refunds of a site were compared with those of its provider (ORD-168).
create table payment_comparisons (
  site_id char(24) not null references sites (id) on delete cascade,
  provider text not null,
  tried_at timestamptz not null,
  -- The last that came to its end; null as long as none did.
  compared_at timestamptz,
  primary key (site_id, provider)
);

-- What counted otherwise here and at the provider.
create table payment_differences (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  provider text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- The key that the provider was asked with; of a refund that was made at the provider its id there.
  subject text not null,
  -- Null where no order has such a payment.
  order_id char(24),
  -- By which it is found at the provider.
  provider_id text,
  currency text not null,
  -- What was paid or given back by it; null where it is not known.
  here bigint,
  there bigint,
  found_at timestamptz not null,
  -- It was put right, or somebody has dealt with it.
  settled_at timestamptz,
  -- Of whoever has.
  account_id char(24),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create unique index payment_differences_by_subject on payment_differences (site_id, provider, kind, subject);
create index payment_differences_of_order on payment_differences (site_id, order_id);
-- Of the whole installation, for its metric.
create index payment_differences_open on payment_differences (found_at) where settled_at is null;
create index payment_differences_settled on payment_differences (settled_at) where settled_at is not null;

-- Those of the whole installation, one after the other.
create index payment_accounts_in_turn on payment_accounts (connected_at, site_id, provider);

-- Those of the last days.
create index payments_by_time on payments (site_id, provider, asked_at) where provider <> 'manual';
create index refunds_by_time on refunds (site_id, created_at);
