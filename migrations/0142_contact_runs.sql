-- What is done to a selection of contacts, or to all that match, as a job (CRM-13).
create table contact_runs (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('label', 'unlabel', 'list', 'export', 'erase')),
  state text not null check (state in ('running', 'done', 'cancelled')),
  -- The label, list or format, and its name then.
  details jsonb not null default '{}',
  total integer not null,
  looked_at integer not null default 0,
  changed integer not null default 0,
  account_id char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index contact_runs_newest on contact_runs (site_id, created_at desc);
create index contact_runs_old on contact_runs (created_at);
create index contact_runs_of_account on contact_runs (account_id) where account_id is not null;

-- Whom it is still about: those who matched when it began, whatever they become by it.
create table contact_run_people (
  site_id char(24) not null,
  run_id char(24) not null,
  contact_id char(24) not null,
  primary key (site_id, run_id, contact_id),
  foreign key (site_id, run_id) references contact_runs (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index contact_run_people_of_contact on contact_run_people (site_id, contact_id);
