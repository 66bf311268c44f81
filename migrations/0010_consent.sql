-- What visitors chose in the cookie banner of a site: nothing in here tells who they are.
create table consent_choices (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  is_accepted boolean not null,
  -- Of the words they chose under.
  text_version text not null,
  chosen_at timestamptz not null,
  primary key (site_id, id)
);
create index consent_choices_listed on consent_choices (site_id, chosen_at desc, id desc);
