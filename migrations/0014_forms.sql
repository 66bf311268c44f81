-- The form a key was asked for: it serves no other one (FORM-67). Null for keys of other sign-ups of the site.
alter table form_keys add column form_id char(24);

-- Challenges of Portico's own captcha that were answered: each serves once.
create table form_challenges (
  site_id char(24) not null references sites (id) on delete cascade,
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (site_id, challenge_hash)
);
create index form_challenges_by_expiry on form_challenges (site_id, expires_at);

-- What the site proves itself with to its captcha provider. Never leaves the server.
create table form_captcha_secrets (
  site_id char(24) primary key references sites (id) on delete cascade,
  secret text not null,
  changed_at timestamptz not null
);

-- Deleted submissions can be brought back for a while, then they are erased.
alter table form_submissions add column deleted_at timestamptz;
create index form_submissions_deleted on form_submissions (site_id, deleted_at) where deleted_at is not null;
