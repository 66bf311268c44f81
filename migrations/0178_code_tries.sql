-- Wrong codes of the last ten minutes, by cart and by network address (ORD-56). The key is a keyed hash of either.
create table code_tries (
  site_id char(24) not null references sites (id) on delete cascade,
  key text not null,
  tried_at timestamptz[] not null,
  last_at timestamptz not null,
  primary key (site_id, key)
);
create index code_tries_by_time on code_tries (site_id, last_at);
