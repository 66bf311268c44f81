-- Of somebody who tries the shop (ORD-107): nothing of it counts.
alter table checkouts add column is_test boolean not null default false;

-- Checkouts with an email and no order for 24 hours (ORD-150). After 30 days they are figures alone.
create table abandoned_carts (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  cart_id char(24) not null,
  cart_kind text not null,
  email text not null,
  email_key text not null,
  -- Products, variants, pieces and titles, without what was answered about them.
  lines jsonb not null,
  pieces integer not null,
  -- Whole minor units, by the prices that were shown.
  amount bigint not null,
  currency text not null,
  abandoned_at timestamptz not null,
  -- Whether it was mailed, or why not.
  mailing text not null,
  -- When the link of the mail was opened for the last time, and into which cart.
  opened_at timestamptz,
  restored_cart_id char(24),
  recovered_order_id char(24),
  primary key (site_id, id)
);
create unique index abandoned_carts_of_cart on abandoned_carts (site_id, cart_id);
create index abandoned_carts_by_time on abandoned_carts (site_id, abandoned_at desc, id desc);
create index abandoned_carts_by_email on abandoned_carts (site_id, email_key) where email_key <> '';
create index abandoned_carts_restored on abandoned_carts (site_id, restored_cart_id) where restored_cart_id is not null;
create index abandoned_carts_to_tidy on abandoned_carts (abandoned_at) where email_key <> '';

-- Who wants no more of a kind of mail that is no duty (ORD-143).
create table mail_opt_outs (
  site_id char(24) not null references sites (id) on delete cascade,
  email_key text not null,
  kind text not null,
  at timestamptz not null,
  primary key (site_id, email_key, kind)
);
