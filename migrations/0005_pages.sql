-- What lists, routes and feeds need of pages, collections and items, for editors (draft) and visitors (live).
create table content_entries (
  site_id char(24) not null,
  stage text not null check (stage in ('draft', 'live')),
  document_id char(24) not null,
  kind text not null check (kind in ('page', 'collection', 'item')),
  collection_id char(24),
  path text not null,
  url_name text not null,
  title text not null,
  description text not null,
  excerpt text not null,
  author_name text not null,
  image jsonb,
  tags text[] not null,
  categories text[] not null,
  -- Tags and categories in lower case, for filters (EDIT-105).
  tag_keys text[] not null,
  category_keys text[] not null,
  workflow_state text not null,
  publish_at timestamptz,
  is_enabled boolean not null,
  is_noindex boolean not null,
  -- Of the publish (live) or of the last change (draft).
  updated_at timestamptz not null,
  -- What lists are sorted by: the date an item carries, else when it was created.
  listed_at timestamptz not null,
  -- Title, address, tags and excerpt in lower case.
  search_text text not null,
  primary key (site_id, stage, document_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create unique index content_entries_by_path on content_entries (site_id, stage, path);
create index content_entries_listed on content_entries (site_id, stage, kind, listed_at desc, document_id desc);
create index content_entries_of_collection
  on content_entries (site_id, stage, collection_id, listed_at desc, document_id desc);
create index content_entries_by_tag on content_entries using gin (tag_keys);
create index content_entries_by_category on content_entries using gin (category_keys);
-- Items that go live by their own date.
create index content_entries_scheduled on content_entries (publish_at)
  where stage = 'draft' and workflow_state = 'scheduled';

-- Old addresses. Those that follow from renaming point at the document, so that they never form chains.
create table redirects (
  site_id char(24) not null references sites (id) on delete cascade,
  from_path text not null,
  to_path text,
  document_id char(24),
  status integer not null check (status in (301, 302)),
  source text not null check (source in ('automatic', 'owner', 'import')),
  created_at timestamptz not null,
  primary key (site_id, from_path),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade,
  check ((to_path is null) <> (document_id is null))
);
create index redirects_by_document on redirects (site_id, document_id) where document_id is not null;

create table preview_links (
  site_id char(24) not null,
  id char(24) not null,
  document_id char(24) not null,
  -- SHA-256 of the token: a copy of the table opens no preview.
  token_hash bytea not null,
  created_by char(24),
  created_by_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index preview_links_by_document on preview_links (site_id, document_id);
create index preview_links_by_expiry on preview_links (expires_at);
