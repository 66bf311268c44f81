-- Contacts that were joined, and how to take them apart again for 30 days (CRM-15 to CRM-17).
create table contact_merges (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kept_id char(24) not null,
  other_id char(24) not null,
  -- Both contacts as they were, and what the sources changed.
  undo jsonb not null,
  account_id char(24) references accounts (id) on delete set null,
  merged_at timestamptz not null,
  primary key (site_id, id)
);
create index contact_merges_of_contact on contact_merges (site_id, kept_id, merged_at desc);
create index contact_merges_old on contact_merges (merged_at);
create index contact_merges_of_account on contact_merges (account_id) where account_id is not null;

-- Pairs that are two people, whatever they share (CRM-14).
create table distinct_contacts (
  site_id char(24) not null,
  first_id char(24) not null,
  second_id char(24) not null,
  primary key (site_id, first_id, second_id),
  foreign key (site_id, first_id) references contacts (site_id, id) on delete cascade,
  foreign key (site_id, second_id) references contacts (site_id, id) on delete cascade
);
create index distinct_contacts_of_second on distinct_contacts (site_id, second_id);

-- Imports of tables and vCards, and what each contact was before, for undoing them.
create table contact_imports (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  account_id char(24) references accounts (id) on delete set null,
  added integer not null,
  changed integer not null,
  imported_at timestamptz not null,
  primary key (site_id, id)
);
create index contact_imports_old on contact_imports (imported_at);
create index contact_imports_of_account on contact_imports (account_id) where account_id is not null;
create table contact_import_rows (
  site_id char(24) not null,
  import_id char(24) not null,
  contact_id char(24) not null,
  -- Null for a contact that the import made.
  before jsonb,
  primary key (site_id, import_id, contact_id),
  foreign key (site_id, import_id) references contact_imports (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index contact_import_rows_of_contact on contact_import_rows (site_id, contact_id);

-- Who exported, imported or erased how many, when: without anything about them (CRM-22, CRM-25).
create table contact_log (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  action text not null,
  count integer not null,
  -- Of an export its filter and format.
  details jsonb not null default '{}',
  account_id char(24) references accounts (id) on delete set null,
  at timestamptz not null,
  primary key (site_id, id)
);
create index contact_log_by_time on contact_log (site_id, at desc, id desc);
create index contact_log_of_account on contact_log (account_id) where account_id is not null;
