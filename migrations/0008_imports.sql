-- Imports from other systems, with what they did.
create table import_runs (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  file_name text not null,
  is_dry_run boolean not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  is_cancel_requested boolean not null default false,
  progress jsonb not null,
  report jsonb,
  error text,
  started_by char(24),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, id)
);
create index import_runs_by_time on import_runs (site_id, created_at desc);
-- One import of a site at a time.
create unique index import_runs_one_at_a_time on import_runs (site_id) where status in ('waiting', 'running');

-- What came from where, so that the same export brings nothing in twice.
create table import_sources (
  site_id char(24) not null references sites (id) on delete cascade,
  source_key text not null,
  document_id char(24),
  file_id char(24),
  -- Created, but not yet in the navigation and not yet live: the import goes on from here after a crash.
  is_pending boolean not null default false,
  is_to_publish boolean not null default false,
  imported_at timestamptz not null,
  primary key (site_id, source_key),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references files (site_id, id) on delete cascade,
  check ((document_id is null) <> (file_id is null))
);
create index import_sources_by_document on import_sources (site_id, document_id) where document_id is not null;
create index import_sources_by_file on import_sources (site_id, file_id) where file_id is not null;
create index import_sources_pending on import_sources (site_id) where is_pending;

-- Comments that came with items and pages; plain text.
create table item_comments (
  site_id char(24) not null,
  id char(24) not null,
  document_id char(24) not null,
  parent_id char(24),
  kind text not null check (kind in ('comment', 'pingback', 'trackback')),
  state text not null check (state in ('approved', 'pending', 'spam', 'deleted')),
  author_name text not null,
  author_url text not null,
  body text not null,
  created_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index item_comments_by_document on item_comments (site_id, document_id, created_at);
