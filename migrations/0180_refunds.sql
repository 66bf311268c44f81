-- Money that went back, each time with its reason: the sum of those that succeeded is what a payment gave back (ORD-80, ORD-81).
create table refunds (
  site_id char(24) not null,
  id char(24) not null,
  order_id char(24) not null,
  payment_id char(24) not null,
  -- Written before a provider is asked, by the key that it is asked with; of one made at the provider itself its id there.
  key text not null,
  provider_id text,
  amount bigint not null check (amount > 0),
  -- Of the amount, what was tax.
  tax bigint not null check (tax >= 0 and tax <= amount),
  -- The pieces that it is for: [{ "lineId": …, "pieces": … }].
  lines jsonb not null,
  has_delivery boolean not null,
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  is_mailed boolean not null,
  by_kind text not null check (by_kind in ('buyer', 'person', 'system')),
  account_id char(24),
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
create unique index refunds_by_key on refunds (site_id, key);
create index refunds_of_order on refunds (site_id, order_id, id);
create index refunds_of_payment on refunds (site_id, payment_id);
create index refunds_pending on refunds (created_at) where status = 'pending';

-- What was given back before refunds had rows of their own.
insert into refunds (site_id, id, order_id, payment_id, key, amount, tax, lines, has_delivery, reason, status, is_mailed,
  by_kind, created_at, answered_at)
select site_id, id, order_id, id, key || ':refund', refunded, 0, '[]', false, '', 'succeeded', false, 'system',
  coalesce(answered_at, asked_at), coalesce(answered_at, asked_at)
from payments where refunded > 0;

-- Pieces of a line that were given up before they were sent, and pieces that were refunded.
alter table order_lines add column canceled integer not null default 0 check (canceled >= 0);
alter table order_lines add column refunded integer not null default 0 check (refunded >= 0);
