-- Everything an owner edits and publishes. The latest records lie in document_records, the log in document_changes.
create table documents (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('site', 'page', 'collection', 'item')),
  -- The collection an item belongs to.
  collection_id char(24),
  -- Counts the changes; 0 as created.
  version integer not null default 0,
  -- What visitors get: a version of which a snapshot is kept. Null: not live.
  published_version integer,
  created_at timestamptz not null,
  created_by char(24),
  created_by_name text not null,
  -- What was done to create it: 'Create page'.
  created_as text not null,
  updated_at timestamptz not null,
  -- In the trash since then; deleted for good 30 days later.
  removed_at timestamptz,
  removed_by_name text,
  -- When it was in the trash: [{ at, until }], for restoring the site to a time.
  removals jsonb not null default '[]',
  -- Navigation links of the site's document that went with it, put back when it is recovered.
  removed_links jsonb,
  primary key (site_id, id),
  foreign key (site_id, collection_id) references documents (site_id, id) on delete cascade,
  check ((kind = 'item') = (collection_id is not null))
);
create unique index documents_one_site_document on documents (site_id) where kind = 'site';
create index documents_by_collection on documents (site_id, collection_id) where collection_id is not null;
create index documents_unpublished on documents (site_id, updated_at desc)
  where (removed_at is null and published_version is distinct from version)
    or (removed_at is not null and published_version is not null);
create index documents_live on documents (site_id) where published_version is not null;
create index documents_in_trash on documents (site_id, removed_at desc) where removed_at is not null;
create index documents_to_purge on documents (removed_at) where removed_at is not null;

create table document_records (
  site_id char(24) not null,
  document_id char(24) not null,
  record_id text not null,
  record jsonb not null,
  primary key (site_id, document_id, record_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);

create table document_changes (
  site_id char(24) not null,
  document_id char(24) not null,
  version integer not null,
  -- Made by the author's client: a change sent twice is logged once.
  id char(24) not null,
  author_id char(24),
  author_name text not null,
  client_id text not null,
  name text not null,
  gesture_id text not null,
  operations jsonb not null,
  inverse jsonb not null,
  conflicts jsonb not null,
  reverts jsonb,
  at timestamptz not null,
  primary key (site_id, document_id, version),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create unique index document_changes_by_id on document_changes (site_id, document_id, id);
create index document_changes_by_author on document_changes (site_id, document_id, author_id, version desc);
create index document_changes_by_time on document_changes (site_id, document_id, at desc, version desc);

-- Whole documents at a version: as created, at each publish, and every 100 changes.
create table document_snapshots (
  site_id char(24) not null,
  document_id char(24) not null,
  version integer not null,
  records jsonb not null,
  primary key (site_id, document_id, version),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);

-- Which files a document shows, as editors see it (draft) and as visitors do (live).
create table document_file_uses (
  site_id char(24) not null,
  document_id char(24) not null,
  stage text not null check (stage in ('draft', 'live')),
  record_id text not null,
  -- The id of an image, or the address (/s/name) of a linked file.
  file text not null,
  primary key (site_id, document_id, stage, record_id, file),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index document_file_uses_by_file on document_file_uses (site_id, file);

-- Who is in a document now. Losing it in a crash loses nothing.
create unlogged table document_presence (
  site_id char(24) not null,
  document_id char(24) not null,
  client_id text not null,
  account_id char(24) not null,
  name text not null,
  selected_block_id text,
  held_block_id text,
  -- When the holder last changed the block.
  held_at timestamptz,
  asks_for_block_id text,
  asked_at timestamptz,
  seen_at timestamptz not null,
  -- The stream that is open: one that ends after its client has come back takes nothing away.
  connection_id text,
  primary key (site_id, document_id, client_id)
);
create unique index document_presence_one_holder on document_presence (site_id, document_id, held_block_id)
  where held_block_id is not null;

-- One move of the live pointers, of one document or of many.
create table releases (
  site_id char(24) not null references sites (id) on delete cascade,
  number integer not null,
  kind text not null check (kind in ('publish', 'scheduled', 'rollback', 'removal', 'recovery')),
  name text not null,
  at timestamptz not null,
  author_id char(24),
  author_name text not null,
  rolled_back_to integer,
  primary key (site_id, number)
);

create table release_documents (
  site_id char(24) not null,
  release_number integer not null,
  document_id char(24) not null,
  kind text not null,
  title text not null,
  from_version integer,
  to_version integer,
  -- What changed, in words.
  changes jsonb not null,
  primary key (site_id, release_number, document_id),
  foreign key (site_id, release_number) references releases (site_id, number) on delete cascade
);
create index release_documents_by_document on release_documents (site_id, document_id, release_number desc);

create table scheduled_publishes (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  -- Null: everything that differs at that time.
  document_ids jsonb,
  name text not null,
  run_at timestamptz not null,
  author_id char(24),
  author_name text not null,
  created_at timestamptz not null,
  -- Why the last try failed; it is not tried again.
  error text,
  primary key (site_id, id)
);
create index scheduled_publishes_due on scheduled_publishes (run_at) where error is null;
