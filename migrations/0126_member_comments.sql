-- Comments of members (COMT-09, COMT-13): whose they are, when they were changed, and when they were removed while others
-- answer them. Copies of a site have its comments, but not its members: so no foreign key leads to these.
alter table item_comments
  add column member_id char(24),
  add column edited_at timestamptz,
  add column removed_at timestamptz;
create index item_comments_of_member on item_comments (site_id, member_id) where member_id is not null;
