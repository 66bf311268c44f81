-- Comments of visitors (COMT): who wrote them, what was decided, and how a site takes them.
alter table item_comments
  -- Neither is ever in a page.
  add column author_email text,
  add column email_key text,
  -- A contributor who answered.
  add column account_id char(24) references accounts (id) on delete set null,
  -- The writer's network address and the text, hashed with a key: taken away after 30 days and a day.
  add column sender_hash bytea,
  add column text_hash bytea,
  add column decided_at timestamptz,
  add column decided_by char(24) references accounts (id) on delete set null;
create index item_comments_by_state on item_comments (site_id, state, created_at desc, id desc);
create index item_comments_by_email on item_comments (site_id, email_key) where email_key is not null;
create index item_comments_by_text on item_comments (site_id, text_hash) where text_hash is not null;
create index item_comments_of_account on item_comments (account_id) where account_id is not null;
create index item_comments_decided_by on item_comments (decided_by) where decided_by is not null;

create table comment_settings (
  site_id char(24) primary key references sites (id) on delete cascade,
  settings jsonb not null,
  changed_at timestamptz not null
);

-- When one network address sent comments that were accepted (COMT-23).
create table comment_senders (
  site_id char(24) not null references sites (id) on delete cascade,
  address_hash bytea not null,
  sent_at timestamptz[] not null,
  primary key (site_id, address_hash)
);
