-- What members were before an import changed them; null for one that it made.
create table imported_members (
  site_id char(24) not null,
  import_id char(24) not null,
  member_id char(24) not null,
  before jsonb,
  primary key (site_id, import_id, member_id),
  foreign key (site_id, import_id) references table_imports (site_id, id) on delete cascade,
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index imported_members_of_member on imported_members (site_id, member_id);

-- What subscriptions were before an import changed them; null for one that it made.
create table imported_subscribers (
  site_id char(24) not null,
  import_id char(24) not null,
  subscriber_id char(24) not null,
  -- When the import did it: whoever did something since then is left alone.
  taken_at timestamptz not null,
  before jsonb,
  primary key (site_id, import_id, subscriber_id),
  foreign key (site_id, import_id) references table_imports (site_id, id) on delete cascade,
  foreign key (site_id, subscriber_id) references subscribers (site_id, id) on delete cascade
);
create index imported_subscribers_of_person on imported_subscribers (site_id, subscriber_id);
