-- Buyers are asked once per order, some days after all of it was sent (BLK-80).
create table review_requests (
  site_id char(24) not null,
  order_id char(24) not null,
  due_at timestamptz not null,
  -- From here on the link of the mail counts.
  mailed_at timestamptz,
  primary key (site_id, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index review_requests_due on review_requests (due_at) where mailed_at is null;

create table product_reviews (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  order_id char(24) not null,
  product_id char(24) not null,
  -- What the product was called when it was bought.
  product_title text not null,
  email_key text not null,
  rating smallint not null check (rating between 1 and 5),
  name text not null,
  text text not null,
  state text not null check (state in ('pending', 'approved', 'hidden')),
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, order_id, product_id)
);
create index product_reviews_shown on product_reviews (site_id, product_id, created_at desc, id desc)
  where state = 'approved';
create index product_reviews_listed on product_reviews (site_id, created_at desc, id desc);
create index product_reviews_by_email on product_reviews (site_id, email_key);
