-- People are invited by a link of their own: the address is invited once at a time.
alter table account_links
  drop constraint account_links_kind_check,
  add constraint account_links_kind_check
    check (kind in ('sign-up', 'invitation', 'reset-password', 'change-email')),
  add column email_key text;

create unique index account_links_one_invitation on account_links (email_key) where kind = 'invitation';

-- Whose quota a site counts for: who made it. Null for sites that nobody has claimed.
alter table sites add column owner_id char(24) references accounts (id) on delete set null;

update sites set owner_id = (
  select account_id from site_roles
  where site_roles.site_id = sites.id and 'admin' = any(site_roles.roles)
  order by created_at, account_id limit 1
);

create index sites_by_owner on sites (owner_id);

-- What a site holds, counted as it grows: adding up all rows for each new one would cost more the larger a site is.
create table site_usage (
  site_id char(24) primary key references sites (id) on delete cascade,
  documents bigint not null default 0,
  files bigint not null default 0,
  bytes bigint not null default 0
);

insert into site_usage (site_id, documents, files, bytes)
select
  id,
  (select count(*) from documents where site_id = sites.id),
  (select count(*) from files where site_id = sites.id),
  (select coalesce(sum(size), 0) from files where site_id = sites.id)
from sites;
