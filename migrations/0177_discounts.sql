-- What makes orders cheaper: by a code, or by itself (ORD-47 to ORD-56).
create table discounts (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  trigger text not null check (trigger in ('code', 'automatic')),
  title text not null,
  effect jsonb not null,
  conditions jsonb not null,
  -- Of the only people it is for, as addresses are compared; null: for everybody.
  emails text[],
  is_exclusive boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  paused_at timestamptz,
  use_limit integer check (use_limit > 0),
  customer_limit integer check (customer_limit > 0),
  -- Of orders that were neither canceled nor expired.
  uses integer not null default 0 check (uses >= 0),
  version integer not null default 0,
  created_at timestamptz not null,
  -- Deleted, and can still be brought back.
  removed_at timestamptz,
  primary key (site_id, id)
);
create index discounts_automatic on discounts (site_id, id) where trigger = 'automatic' and removed_at is null;
create index discounts_removed on discounts (site_id, removed_at) where removed_at is not null;

create table discount_codes (
  site_id char(24) not null,
  discount_id char(24) not null,
  -- Without regard to case.
  code_key text not null,
  code text not null,
  is_single_use boolean not null,
  -- That has used a code of one use.
  order_id char(24),
  -- With its discount: others may have the code meanwhile.
  is_removed boolean not null default false,
  primary key (site_id, discount_id, code_key),
  foreign key (site_id, discount_id) references discounts (site_id, id) on delete cascade
);
create unique index discount_codes_by_key on discount_codes (site_id, code_key) where not is_removed;
create index discount_codes_of_order on discount_codes (site_id, order_id) where order_id is not null;

create table discount_uses (
  site_id char(24) not null,
  discount_id char(24) not null,
  order_id char(24) not null,
  state text not null check (state in ('held', 'counted', 'given-back')),
  primary key (site_id, discount_id, order_id),
  foreign key (site_id, discount_id) references discounts (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index discount_uses_of_order on discount_uses (site_id, order_id);

-- How often a member has used a discount.
create index orders_of_member on orders (site_id, member_id) where member_id is not null;
