-- Whether visitors get the pages of a site. Sites from before are public; a new one is not until its owner says so.
alter table sites add column is_public boolean not null default true;
