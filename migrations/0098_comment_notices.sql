-- Who is mailed about new comments of a site, and how often (COMT-27).
create table comment_notices (
  site_id char(24) not null references sites (id) on delete cascade,
  account_id char(24) not null references accounts (id) on delete cascade,
  choice text not null check (choice in ('each', 'hourly', 'daily')),
  -- When the next mail goes out; null while there is nothing to tell.
  due_at timestamptz,
  primary key (site_id, account_id)
);
create index comment_notices_due on comment_notices (due_at) where due_at is not null;
create index comment_notices_of_account on comment_notices (account_id);

-- Comments that somebody is yet to be told of.
create table comments_to_tell (
  site_id char(24) not null,
  account_id char(24) not null,
  comment_id char(24) not null,
  primary key (site_id, account_id, comment_id),
  foreign key (site_id, account_id) references comment_notices (site_id, account_id) on delete cascade,
  foreign key (site_id, comment_id) references item_comments (site_id, id) on delete cascade
);
create index comments_to_tell_by_comment on comments_to_tell (site_id, comment_id);
