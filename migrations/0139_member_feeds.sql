-- The personal feed address of a member (FIND-27): one, whose secret is stored as a hash.
create table member_feeds (
  site_id char(24) not null,
  member_id char(24) not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create unique index member_feeds_by_token on member_feeds (site_id, token_hash);
