-- What the dashboard draws of a site's home page, as old as the revision it was read from. Anything here can be made anew.
create table site_covers (
  site_id char(24) primary key references sites (id) on delete cascade,
  revision integer not null,
  -- Null: visitors see no home page.
  cover jsonb
);
