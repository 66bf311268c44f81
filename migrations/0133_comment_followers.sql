-- Who is mailed about replies (COMT-28), and authors about comments on their items (COMT-27).
create table comment_followers (
  site_id char(24) not null,
  -- The comment whose replies are told of.
  comment_id char(24) not null,
  document_id char(24) not null,
  email text not null,
  email_key text not null,
  -- Null until the address is confirmed; when it was asked for that.
  confirmed_at timestamptz,
  asked_at timestamptz not null,
  primary key (site_id, comment_id),
  foreign key (site_id, comment_id) references item_comments (site_id, id) on delete cascade
);
create index comment_followers_by_email on comment_followers (site_id, email_key);

-- Approved replies that somebody wants to know of; each is told once.
create table comment_replies (
  site_id char(24) not null,
  comment_id char(24) not null,
  -- Null once it was told.
  due_at timestamptz,
  primary key (site_id, comment_id),
  foreign key (site_id, comment_id) references item_comments (site_id, id) on delete cascade
);
create index comment_replies_due on comment_replies (due_at) where due_at is not null;

alter table comment_notices
  -- Whether it is about items that have this person as their author, and no others.
  add column is_own_only boolean not null default false;
