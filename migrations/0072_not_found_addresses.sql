-- Addresses of sites that led visitors nowhere (FIND-56), counted by the minute. Of one site a bounded number is kept.
create table not_found_addresses (
  site_id char(24) not null references sites (id) on delete cascade,
  path text not null,
  hits bigint not null,
  last_seen_on date not null,
  -- Where the last link to it stood, without its query.
  referrer text,
  is_dismissed boolean not null default false,
  primary key (site_id, path)
);
