-- A secret address under which a spreadsheet program reads the submissions of one form (FBLD-61). At most one a form;
-- only the secret's hash is kept, so that it is shown once and can be taken back.
create table form_feeds (
  site_id char(24) not null references sites (id) on delete cascade,
  form_id char(24) not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (site_id, form_id)
);
create unique index form_feeds_by_secret on form_feeds (site_id, secret_hash);
