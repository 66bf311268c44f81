-- What visitors put aside to buy. A browser holds a secret of a guest's cart, a member the cart itself (ORD-04, ORD-08).
create table carts (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  -- SHA-256 of the value of the cookie.
  token_hash bytea not null,
  kind text not null
    check (kind in ('shop', 'express', 'subscription', 'donation', 'gift-card', 'booking', 'point-of-sale')),
  version integer not null,
  member_id char(24),
  -- In which the prices of its lines were shown.
  currency text not null,
  location jsonb,
  chosen_option_id text,
  codes text[] not null,
  order_id char(24),
  purchased_at timestamptz,
  changed_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
-- Of the carts that a member can still change there is one.
create unique index carts_of_members on carts (site_id, member_id)
  where member_id is not null and kind = 'shop' and purchased_at is null;
create index carts_by_change on carts (changed_at);

create table cart_lines (
  site_id char(24) not null,
  cart_id char(24) not null,
  id char(24) not null,
  product_id char(24) not null,
  -- Of a digital product the id of the product.
  variant_id char(24) not null,
  pieces integer not null check (pieces between 1 and 9999),
  -- What was asked about the product, in words, and what makes two answers the same.
  answers jsonb not null,
  answers_hash bytea not null,
  -- What the buyer has seen: the price in minor units (ORD-09), and what the product is called once it is gone (ORD-10).
  shown_price bigint not null,
  shown_title text not null,
  primary key (site_id, cart_id, id),
  foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
);
create unique index cart_lines_of_variants on cart_lines (site_id, cart_id, variant_id, answers_hash);
