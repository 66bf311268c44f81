-- What somebody pays again and again: a product with a plan, a membership or a donation (COMM-44 to COMM-53, ORD-108 to
-- ORD-118). It comes into being with the order that is its first charge, and keeps copies of all that it is charged by.
create table subscriptions (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('product', 'membership', 'donation')),
  state text not null check (state in ('active', 'pastDue', 'paused', 'ending', 'canceled', 'completed')),
  -- What it is of: of a product the variant too, of a membership the plan, of a donation the page and its fund.
  product_id char(24),
  variant_id char(24),
  plan_id char(24),
  fund_id char(24),
  donate_page_id char(24),
  title text not null,
  option_text text not null,
  pieces integer not null check (pieces between 1 and 9999),
  member_id char(24),
  email text not null,
  email_key text not null,
  name text not null,
  phone text not null,
  language text not null,
  -- SHA-256 of the secret of the link in its mails, and the secret itself, to be written into them.
  token_hash bytea not null,
  token_sealed text not null,
  -- The first charge: all later ones are counted from it, at the same local time of day (ORD-108).
  anchor_at timestamptz not null,
  -- Which charge that is: another one once dates were counted anew, after a pause (ORD-115).
  anchor_cycle integer not null default 1,
  zone text not null,
  period_value integer not null check (period_value > 0),
  period_unit text not null check (period_unit in ('week', 'month', 'year')),
  -- Charges in all, the first one included; 0: without end (ORD-109).
  cycles integer not null check (cycles between 0 and 999),
  -- Charges that were opened so far: the first has the number 1, and there are none as long as it is tried for nothing.
  cycle integer not null check (cycle >= 0),
  -- The next charge; null where there is none.
  next_at timestamptz,
  -- The line as it was agreed at purchase, whole minor units, with the discounts that still count (ORD-55, ORD-111).
  price jsonb not null,
  -- Null where nothing is sent.
  delivery jsonb,
  billing jsonb,
  delivery_option jsonb,
  currency text not null,
  provider text not null,
  -- By which its provider knows who pays, and with what; null where the seller is paid otherwise.
  customer_id text,
  method_id text,
  method jsonb,
  trial_ends_at timestamptz,
  ends_at timestamptz,
  paused_at timestamptz,
  first_failed_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  told_no_stock_at timestamptz,
  -- What counts from the next renewal on (ORD-117).
  pending_change jsonb,
  is_test boolean not null,
  created_at timestamptz not null,
  version integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members (site_id, id) on delete set null (member_id)
);
create unique index subscriptions_by_token on subscriptions (site_id, token_hash);
create index subscriptions_made on subscriptions (site_id, created_at desc, id desc);
create index subscriptions_of_member on subscriptions (site_id, member_id) where member_id is not null;
create index subscriptions_by_email on subscriptions (site_id, email_key text_pattern_ops);
create index subscriptions_of_customer on subscriptions (site_id, provider, customer_id) where customer_id is not null;
create index subscriptions_of_plan on subscriptions (site_id, plan_id) where plan_id is not null;
-- What is to be charged, or tried again, of the whole installation.
create index subscriptions_due on subscriptions (next_at) where next_at is not null;
create index subscriptions_to_try on subscriptions (next_try_at) where next_try_at is not null;

-- What happened to a subscription, for good.
create table subscription_events (
  site_id char(24) not null,
  subscription_id char(24) not null,
  id char(24) not null,
  kind text not null,
  by_kind text not null check (by_kind in ('buyer', 'person', 'system')),
  account_id char(24),
  data jsonb not null,
  at timestamptz not null,
  primary key (site_id, subscription_id, id),
  foreign key (site_id, subscription_id) references subscriptions (site_id, id) on delete cascade
);
create function keep_subscription_event() returns trigger language plpgsql as $$
begin
  -- Words of people go when they are erased; everything else stays as it was written.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'data' = to_jsonb(old) - 'data' and new.data = old.data - 'text' then
    return new;
  end if;
  raise exception 'Events of subscriptions are not changed';
end $$;
-- What a site takes along when it goes is deleted by another trigger.
-- portico: survived because the version before writes no subscriptions
create trigger subscription_events_stay before update or delete on subscription_events
  for each row when (pg_trigger_depth() = 0) execute function keep_subscription_event();

-- Which charge of which subscription an order is: one order a charge, however often it is tried (ORD-110).
alter table orders add column subscription_id char(24);
alter table orders add column cycle integer;
-- portico: survived because the version before leaves the new column empty
alter table orders add foreign key (site_id, subscription_id)
  references subscriptions (site_id, id) on delete set null (subscription_id);
-- portico: survived because the version before writes no orders of subscriptions
create unique index orders_of_subscription on orders (site_id, subscription_id, cycle) where subscription_id is not null;
-- What an order begins once it is paid or received, as it was agreed; null for all others.
alter table orders add column begins jsonb;
-- The same of a cart: what its buyer was shown.
alter table carts add column begins jsonb;
