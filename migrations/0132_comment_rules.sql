-- Comments by collection and item (COMT-02), likes (COMT-14), reports (COMT-15), and people who are barred (COMT-25).
create table comment_choices (
  site_id char(24) not null,
  document_id char(24) not null,
  -- Null follows what is above: the collection, or its type.
  is_open boolean,
  is_hidden boolean not null,
  -- Days after the publish; 0 never; null follows what is above.
  close_after_days integer,
  changed_at timestamptz not null,
  primary key (site_id, document_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);

alter table comment_settings
  -- Until when comments that close by themselves were looked for, so that pages in caches say it (COMT-29).
  add column closed_until timestamptz,
  -- Whether there are likes that pages in caches do not show yet.
  add column has_new_likes boolean not null default false;
create index comment_settings_with_new_likes on comment_settings (site_id) where has_new_likes;
create index comment_settings_closing on comment_settings (closed_until) where closed_until is not null;

alter table item_comments
  add column likes integer not null default 0,
  add column reports integer not null default 0,
  -- When a moderator kept it after it was reported: further reports do not hide it.
  add column kept_at timestamptz;
create index item_comments_by_account on item_comments (site_id, account_id, state) where account_id is not null;

-- Members and browsers, as keyed hashes.
create table comment_likes (
  site_id char(24) not null,
  comment_id char(24) not null,
  liker_hash bytea not null,
  primary key (site_id, comment_id, liker_hash),
  foreign key (site_id, comment_id) references item_comments (site_id, id) on delete cascade
);

create table comment_reports (
  site_id char(24) not null,
  comment_id char(24) not null,
  -- The member or the network address that reported it, and the network address, as keyed hashes.
  reader_hash bytea not null,
  sender_hash bytea not null,
  reported_at timestamptz not null,
  primary key (site_id, comment_id, reader_hash),
  foreign key (site_id, comment_id) references item_comments (site_id, id) on delete cascade
);
create index comment_reports_by_sender on comment_reports (site_id, sender_hash, reported_at);

create table comment_bars (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('member', 'email', 'address')),
  -- The id of a member, the key of an email address, or the keyed hash of a network address.
  subject text not null,
  -- By what the owner knows it again.
  label text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (site_id, id)
);
create unique index comment_bars_by_subject on comment_bars (site_id, kind, subject);
