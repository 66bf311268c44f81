-- Imports of tables of people: the file waits in the store of files while jobs look it through and take it in (CRM-19).
create table table_imports (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null,
  -- What it is taken into, where there are several: the mailing list.
  target_id char(24),
  state text not null check (
    state in ('checking', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')
  ),
  file_name text not null,
  encoding text not null,
  options jsonb not null,
  columns jsonb not null default '[]',
  size_bytes integer not null,
  read_bytes integer not null default 0,
  -- Of the file, up to which all is dealt with: whoever goes on after a crash begins behind it.
  line integer not null default 0,
  -- Null until the file was looked through once.
  total_rows integer,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  wrong integer not null default 0,
  customers integer not null default 0,
  -- The first of the rows that are left out.
  problems jsonb not null default '[]',
  error text,
  error_words jsonb,
  account_id char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  -- When taking in began; from then on it can be undone for 72 hours.
  begun_at timestamptz,
  progress_at timestamptz not null,
  primary key (site_id, id)
);
create index table_imports_newest on table_imports (site_id, kind, created_at desc);
create index table_imports_old on table_imports (created_at);
create index table_imports_waiting on table_imports (progress_at)
  where state in ('checking', 'checked', 'running', 'undoing');
create index table_imports_of_account on table_imports (account_id) where account_id is not null;

-- What contacts were before an import changed them; null for one that it made.
create table imported_contacts (
  site_id char(24) not null,
  import_id char(24) not null,
  contact_id char(24) not null,
  before jsonb,
  primary key (site_id, import_id, contact_id),
  foreign key (site_id, import_id) references table_imports (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index imported_contacts_of_contact on imported_contacts (site_id, contact_id);
