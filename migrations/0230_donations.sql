-- What an order is for: donations have a list, numbers and mails of their own (ORD-126).
alter table orders add column kind text not null default 'shop' check (kind in ('shop', 'donation', 'gift-card'));
-- The donor's name is shown to the owner alone (ORD-130).
alter table orders add column is_anonymous boolean not null default false;
create index orders_donations on orders (site_id, placed_at desc, id desc) where kind = 'donation' and placed_at is not null;

-- What is collected for (ORD-127). Amounts are whole minor units of the currency of the store.
create table funds (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  -- Suggested amounts with their labels: [{ "amount": 2500, "label": "A tree" }].
  amounts jsonb not null,
  takes_other boolean not null,
  minimum bigint not null check (minimum > 0),
  -- What a donor can add for fees, in hundredths of a percent; null: nothing is offered (ORD-129).
  fee_percent integer check (fee_percent between 1 and 1000),
  asks_address boolean not null,
  asks_message boolean not null,
  receipt_text text not null,
  version integer not null default 0,
  created_at timestamptz not null,
  primary key (site_id, id)
);

-- Pages on which is given to a fund; several can share one.
create table donate_pages (
  site_id char(24) not null,
  id char(24) not null,
  fund_id char(24) not null,
  title text not null,
  text text not null,
  version integer not null default 0,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, fund_id) references funds (site_id, id) on delete cascade
);
create index donate_pages_of_fund on donate_pages (site_id, fund_id);

-- Of a donation, until it is an order.
alter table carts add column is_anonymous boolean not null default false;
