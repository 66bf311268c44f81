-- Sections and blocks that people keep to insert them again (EDIT-205). `content` is what a clipboard holds.
create table saved_parts (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  kind text not null check (kind in ('section', 'blocks')),
  content jsonb not null,
  created_by char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index saved_parts_by_age on saved_parts (site_id, created_at desc, id desc);
create index saved_parts_of_account on saved_parts (created_by);
