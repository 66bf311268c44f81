-- Which functions the provider has switched off for a site, by their numbers of 1 to 65 (CONT-227); none for sites from before.
alter table sites add column features_off smallint[] not null default '{}';
