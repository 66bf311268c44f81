-- Whom the owner of a site removed comes back by the owner alone, not by a link that the member is mailed.
alter table members add column removed_by_owner boolean not null default false;
