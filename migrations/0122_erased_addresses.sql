-- Whom a site has erased, as keyed hashes alone: no import brings them back (CRM-24).
create table erased_addresses (
  site_id char(24) not null references sites (id) on delete cascade,
  address_hash bytea not null,
  erased_at timestamptz not null,
  primary key (site_id, address_hash)
);
create index contact_merges_of_other on contact_merges (site_id, other_id);
