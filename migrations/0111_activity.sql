-- Who did what on a site, when, and from which device. Entries are never changed, but for one that goes on.
create table site_activity (
  site_id char(24) not null,
  id char(24) not null,
  -- Null once the account is gone.
  account_id char(24) references accounts (id) on delete set null,
  kind text not null,
  area text not null,
  -- What it was done to: a document with the title and version that it had then, or somebody who works on the site.
  document_id char(24),
  title text,
  version integer,
  person_id char(24) references accounts (id) on delete set null,
  -- Browser and system; empty where it is not known.
  device text not null,
  -- The first and the last time, and how often, where the same went on.
  began_at timestamptz not null,
  at timestamptz not null,
  times integer not null,
  primary key (site_id, id)
);
create index site_activity_of_account on site_activity (site_id, account_id, id);
create index site_activity_in_area on site_activity (site_id, area, id);
create index site_activity_by_account on site_activity (account_id) where account_id is not null;
create index site_activity_by_person on site_activity (person_id) where person_id is not null;

-- What was done to an account: signing in, and what decides about it.
create table account_activity (
  account_id char(24) not null references accounts (id) on delete cascade,
  id char(24) not null,
  kind text not null,
  device text not null,
  at timestamptz not null,
  primary key (account_id, id)
);
create index account_activity_by_time on account_activity (at);
