-- Addresses that members have saved; one of them is filled in where they order (ORD-146).
create table member_addresses (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  address jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_addresses_of_member on member_addresses (site_id, member_id);
create unique index member_addresses_default on member_addresses (site_id, member_id) where is_default;
