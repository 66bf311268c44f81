-- Uploaded files. The bytes lie in the storage under a key made of their SHA-256.
create table files (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  kind text not null check (kind in ('image', 'audio', 'video', 'document')),
  mime_type text not null,
  size bigint not null,
  sha256 char(64) not null,
  width integer,
  height integer,
  is_animated boolean not null default false,
  alt text not null default '',
  uploaded_by char(24),
  created_at timestamptz not null,
  primary key (site_id, id),
  check ((kind = 'image') = (width is not null and height is not null))
);
create index files_by_time on files (site_id, created_at desc, id desc);
-- Equal bytes are kept once for all sites.
create index files_by_content on files (sha256);

-- Every name a file has or had: links keep working after renaming. `name_key` is the name in lower case.
create table file_names (
  site_id char(24) not null,
  name_key text not null,
  file_id char(24) not null,
  primary key (site_id, name_key),
  foreign key (site_id, file_id) references files (site_id, id) on delete cascade
);
create index file_names_by_file on file_names (site_id, file_id);
