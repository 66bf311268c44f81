-- Which comments an import of the outside provider's export brought in, so that a second one makes no doubles (COMT-32).
create table comment_sources (
  site_id char(24) not null references sites (id) on delete cascade,
  source_key text not null,
  comment_id char(24) not null,
  imported_at timestamptz not null,
  primary key (site_id, source_key)
);
