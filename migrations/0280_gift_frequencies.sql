-- How often a donor can give to a fund besides once: by the owner's choice (ORD-128).
alter table funds add column frequencies text[] not null default '{}';
