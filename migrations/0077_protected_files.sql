-- Files that are sold or for members only: they have no public address, and are sent for a signed one that soon ends.
alter table files
  add column access text not null default 'public',
  add constraint files_access_check check (access in ('public', 'protected'));
