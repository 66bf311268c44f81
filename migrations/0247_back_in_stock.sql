-- Who waits for a variant that is sold out, in the order in which they came (ORD-92).
create table back_in_stock (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  product_id char(24) not null,
  variant_id char(24) not null,
  email text not null,
  email_key text not null,
  at timestamptz not null,
  primary key (site_id, id)
);
create unique index back_in_stock_once on back_in_stock (site_id, variant_id, email_key);
create index back_in_stock_by_email on back_in_stock (site_id, email_key);
-- Of all sites, for the job that looks what has come back.
create index back_in_stock_by_variant on back_in_stock (variant_id, site_id, id);
