-- What a buyer entered on the way to an order. It opens with a secret of its own, which scripts cannot read: that of the
-- cart shows nothing of it (ORD-05). One cart may be checked out in several browsers, each with what was entered there.
create table checkouts (
  site_id char(24) not null,
  cart_id char(24) not null,
  -- SHA-256 of the value of the cookie.
  secret_hash bytea not null,
  -- By which a person is found, once an address was entered.
  email_key text not null,
  contact jsonb not null,
  delivery jsonb not null,
  -- Null as long as it is the address of the delivery.
  billing jsonb,
  note text not null,
  expires_at timestamptz not null,
  primary key (site_id, cart_id, secret_hash),
  foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
);
create index checkouts_by_email on checkouts (site_id, email_key) where email_key <> '';
create index checkouts_by_expiry on checkouts (expires_at);
