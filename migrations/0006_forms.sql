-- Keys that a submission needs: single use, bound to the site and the visitor's session (FORM-67).
create table form_keys (
  site_id char(24) not null references sites (id) on delete cascade,
  key_hash bytea not null,
  -- Of the crumb the key was asked for with: the same visitor has to use it.
  visitor_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, key_hash)
);
create index form_keys_by_expiry on form_keys (site_id, expires_at);

-- Accepted submissions of the last while, for the rate limits (FORM-69); addresses are kept as keyed hashes only.
create table form_sendings (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  form_id char(24) not null,
  address_hash bytea not null,
  sent_at timestamptz not null,
  primary key (site_id, id)
);
create index form_sendings_of_visitor on form_sendings (site_id, form_id, address_hash, sent_at);
create index form_sendings_of_site on form_sendings (site_id, sent_at);

-- What visitors sent. The fields are those of the form at that moment, so that answers stay readable when it changes.
create table form_submissions (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  -- Id of the form's block.
  form_id char(24) not null,
  form_name text not null,
  document_id char(24) not null,
  fields jsonb not null,
  answers jsonb not null,
  -- All answers in lower case.
  search_text text not null,
  page_title text not null,
  page_path text not null,
  page_id text not null,
  content_source text not null check (content_source in ('i', 'c')),
  page_permission_type_value integer not null,
  is_overlay_form boolean not null,
  submit_button_text text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (site_id, id)
);
create index form_submissions_listed on form_submissions (site_id, created_at desc, id desc);
create index form_submissions_of_form on form_submissions (site_id, form_id, created_at desc, id desc);
create index form_submissions_unread on form_submissions (site_id, form_id) where read_at is null;
