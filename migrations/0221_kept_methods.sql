-- Members as a provider knows them: what they asked to keep is kept there. One whose member is gone is deleted there, too.
create table payment_customers (
  site_id char(24) not null references sites (id) on delete cascade,
  provider text not null,
  customer_id text not null,
  -- Null once they are gone: they are deleted there, too.
  member_id char(24),
  -- At the provider's test mode they are others.
  is_live boolean not null,
  created_at timestamptz not null,
  primary key (site_id, provider, customer_id),
  foreign key (site_id, member_id) references members (site_id, id) on delete set null (member_id)
);
create index payment_customers_gone on payment_customers (created_at) where member_id is null;
create index payment_customers_of_member on payment_customers (site_id, member_id);

-- Ways to pay that are kept at a provider, by what they are known by (ORD-75, ORD-146).
create table kept_methods (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  provider text not null,
  customer_id text not null,
  method_id text not null,
  brand text not null,
  last4 text not null,
  expires text not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, provider, method_id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade,
  foreign key (site_id, provider, customer_id)
    references payment_customers (site_id, provider, customer_id) on delete cascade
);
create index kept_methods_of_member on kept_methods (site_id, member_id, created_at desc);
create index kept_methods_of_customer on kept_methods (site_id, provider, customer_id);

-- Whose customer an attempt is of, by which kept method it is paid, and whether the buyer asked to keep theirs.
alter table payments add column customer_id text;
alter table payments add column method_id text;
alter table payments add column keeps_method boolean not null default false;
