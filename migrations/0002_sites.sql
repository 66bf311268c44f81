create table sites (
  id char(24) primary key,
  identifier text not null unique,
  -- As the dashboard lists it; the title visitors read is in the site's document.
  title text not null,
  status text not null default 'comped',
  website_type text not null default 'classic',
  -- Id of the one document of kind `site`.
  site_document_id char(24) not null,
  -- Counts what changes published pages: cached pages are kept by it.
  revision integer not null default 1,
  created_at timestamptz not null,
  -- Null while the site's documents are still being made; such a site is invisible.
  ready_at timestamptz,
  -- A removed site can be brought back for 30 days.
  removed_at timestamptz
);

create index sites_by_removal on sites (removed_at) where removed_at is not null;

create table site_roles (
  site_id char(24) not null references sites (id) on delete cascade,
  account_id char(24) not null references accounts (id) on delete cascade,
  roles text[] not null check (cardinality(roles) > 0),
  created_at timestamptz not null,
  primary key (site_id, account_id)
);

create index site_roles_by_account on site_roles (account_id);

-- Identifiers that were renamed lead to the site for 90 days and are given to nobody else in that time.
create table site_former_identifiers (
  site_id char(24) not null references sites (id) on delete cascade,
  identifier text not null unique,
  expires_at timestamptz not null,
  primary key (site_id, identifier)
);
