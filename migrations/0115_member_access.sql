-- Who gets what of a site (MEMB-35 to MEMB-43): areas and plans of its members, what members hold, and what documents
-- say of who gets them, projected from their records.
alter table content_entries add column access jsonb;
create index content_entries_gated on content_entries (site_id, document_id) where stage = 'live' and access is not null;

create table member_areas (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  -- In the list of areas.
  position integer not null,
  is_for_all_members boolean not null,
  changed_at timestamptz not null,
  primary key (site_id, id)
);

-- Pages, collections and items that lie in an area, in its owner's order (MEMB-64).
create table member_area_documents (
  site_id char(24) not null,
  area_id char(24) not null,
  document_id char(24) not null,
  position integer not null,
  primary key (site_id, area_id, document_id),
  foreign key (site_id, area_id) references member_areas (site_id, id) on delete cascade,
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index member_area_documents_of_document on member_area_documents (site_id, document_id);

-- Files that lie in an area (MEMB-40).
create table member_area_files (
  site_id char(24) not null,
  area_id char(24) not null,
  file_id char(24) not null,
  primary key (site_id, area_id, file_id),
  foreign key (site_id, area_id) references member_areas (site_id, id) on delete cascade,
  foreign key (site_id, file_id) references files (site_id, id) on delete cascade
);
create index member_area_files_of_file on member_area_files (site_id, file_id);

create table member_plans (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  description text not null,
  benefits text[] not null,
  visibility text not null check (visibility in ('public', 'link', 'archived')),
  -- Whether it can be joined, and since and until when.
  is_open boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  places integer,
  -- Free, once, monthly, yearly (MEMB-47).
  price jsonb not null,
  position integer not null,
  changed_at timestamptz not null,
  primary key (site_id, id)
);

-- The areas that a plan opens.
create table member_plan_areas (
  site_id char(24) not null,
  plan_id char(24) not null,
  area_id char(24) not null,
  primary key (site_id, plan_id, area_id),
  foreign key (site_id, plan_id) references member_plans (site_id, id) on delete cascade,
  foreign key (site_id, area_id) references member_areas (site_id, id) on delete cascade
);
create index member_plan_areas_of_area on member_plan_areas (site_id, area_id);

-- The plans that members hold, and held (MEMB-53).
create table memberships (
  site_id char(24) not null,
  member_id char(24) not null,
  plan_id char(24) not null,
  state text not null
    check (state in ('trialing', 'active', 'past-due', 'cancelled', 'expired', 'complimentary')),
  started_at timestamptz not null,
  ends_at timestamptz,
  primary key (site_id, member_id, plan_id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade,
  foreign key (site_id, plan_id) references member_plans (site_id, id)
);
create index memberships_of_plan on memberships (site_id, plan_id, state);
