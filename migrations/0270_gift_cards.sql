-- Money that somebody paid before what it buys is chosen (ORD-119 to ORD-125). Amounts are whole minor units.
create table gift_cards (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  -- Its code: sealed to be shown to who holds it, and a keyed hash to be found by (ORD-120).
  code_sealed text not null,
  code_hash bytea not null,
  last4 text not null,
  currency text not null,
  -- The sum of its entries, which are written together with it alone (ORD-121).
  balance bigint not null check (balance >= 0),
  -- Null: it does not end.
  expires_at timestamptz,
  -- What it was bought by: each piece of a line is one card.
  order_id char(24),
  line_id char(24),
  piece integer,
  recipient_name text not null,
  recipient_email text not null,
  sender text not null,
  message text not null,
  -- The day in the zone of the site on which it is mailed: 2026-11-26. Null: at once (ORD-122).
  deliver_on text,
  delivered_at timestamptz,
  -- The card with the code that took the place of this one's.
  replaced_by char(24),
  -- From when it pays nothing any more, whatever is left: it was replaced, or has expired.
  ended_at timestamptz,
  -- Bought by a test order: it pays test orders alone (ORD-107).
  is_test boolean not null default false,
  created_at timestamptz not null,
  version integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create unique index gift_cards_by_code on gift_cards (site_id, code_hash);
-- Whoever issues twice issues once; a card that took the place of another is of the same piece.
create unique index gift_cards_of_piece on gift_cards (site_id, order_id, line_id, piece) where replaced_by is null;
create index gift_cards_of_order on gift_cards (site_id, order_id) where order_id is not null;
create index gift_cards_newest on gift_cards (site_id, created_at desc, id desc);
create index gift_cards_of_recipient on gift_cards (site_id, lower(recipient_email) text_pattern_ops);
create index gift_cards_by_last4 on gift_cards (site_id, last4);
-- Of all sites: what has yet to be mailed, and what expires.
create index gift_cards_to_deliver on gift_cards (deliver_on) where deliver_on is not null and delivered_at is null and ended_at is null;
create index gift_cards_to_expire on gift_cards (expires_at) where expires_at is not null and ended_at is null;

-- What came on a card and went off it, for good.
create table gift_card_entries (
  site_id char(24) not null,
  card_id char(24) not null,
  id char(24) not null,
  kind text not null check (kind in ('issued', 'redeemed', 'given-back', 'adjusted', 'expired')),
  -- What it adds to the balance: below zero where it takes away.
  amount bigint not null,
  order_id char(24),
  account_id char(24),
  reason text not null default '',
  at timestamptz not null,
  primary key (site_id, card_id, id),
  foreign key (site_id, card_id) references gift_cards (site_id, id) on delete cascade
);
create index gift_card_entries_of_order on gift_card_entries (site_id, order_id) where order_id is not null;

-- What an order takes from cards, reserved and given back with its stock (ORD-124).
create table order_gift_cards (
  site_id char(24) not null,
  order_id char(24) not null,
  card_id char(24) not null,
  amount bigint not null check (amount > 0),
  given_back bigint not null default 0 check (given_back >= 0 and given_back <= amount),
  primary key (site_id, order_id, card_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, card_id) references gift_cards (site_id, id) on delete cascade
);
create index order_gift_cards_of_card on order_gift_cards (site_id, card_id);

alter table orders add column gift_paid bigint not null default 0;
alter table carts add column gift_card_ids char(24)[] not null default '{}';
-- Whom a gift card is for: { name, email, sender, message, day }.
alter table cart_lines add column gift jsonb;
alter table order_lines add column gift jsonb;
