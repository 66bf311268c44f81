-- Pages of the site that stand in place of what somebody does not get (MEMB-60): for people who are not signed in, and
-- for members without access. Where one is not there, or not live, Portico has its own.
alter table member_settings
  add column protected_page_id char(24),
  add column denied_page_id char(24);
