-- Passwords of pages, collections and whole sites (MEMB-61): that of a site is kept for its own document.
create table content_locks (
  site_id char(24) not null,
  document_id char(24) not null,
  -- Argon2id.
  password_hash text not null,
  -- Anew with each password: what was opened with the one before is closed again (MEMB-62).
  key_id char(24) not null,
  changed_at timestamptz not null,
  primary key (site_id, document_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
