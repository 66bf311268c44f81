-- One record for each person a site deals with (CRM). Sources keep their own tables; an address joins them.
create table contacts (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  first_name text not null default '',
  last_name text not null default '',
  company text not null default '',
  phones text[] not null default '{}',
  -- Postal ones.
  addresses jsonb not null default '[]',
  language text not null default '',
  time_zone text not null default '',
  -- The owner's own fields, each with its name and value.
  fields jsonb not null default '[]',
  first_source text not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  -- Whether the person has proven an address as a member: what strangers type changes nothing from then on (CRM-05).
  is_confirmed boolean not null default false,
  -- Names as lists sort them.
  name_key text not null default '',
  -- The words by which searches find a contact, without accents and case, each after a space.
  search_text text not null default '',
  primary key (site_id, id)
);
create index contacts_by_activity on contacts (site_id, last_active_at desc, id desc);
create index contacts_by_name on contacts (site_id, name_key, id);
create index contacts_by_source on contacts (site_id, first_source, last_active_at desc, id desc);
-- Words are sought from their beginning, so one letter stands with the space before it.
create index contacts_searched on contacts using gin (search_keys(site_id, search_text, 2));

create table contact_emails (
  site_id char(24) not null,
  email_key text not null,
  contact_id char(24) not null,
  email text not null,
  -- 0: the primary one.
  place smallint not null,
  primary key (site_id, email_key),
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index contact_emails_of_contact on contact_emails (site_id, contact_id, place);

create table contact_labels (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  name_key text not null,
  primary key (site_id, id),
  unique (site_id, name_key)
);

create table labelled_contacts (
  site_id char(24) not null,
  label_id char(24) not null,
  contact_id char(24) not null,
  primary key (site_id, label_id, contact_id),
  foreign key (site_id, label_id) references contact_labels (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index labelled_contacts_of_contact on labelled_contacts (site_id, contact_id);

create table contact_notes (
  site_id char(24) not null,
  id char(24) not null,
  contact_id char(24) not null,
  text text not null,
  is_pinned boolean not null,
  account_id char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index contact_notes_of_contact on contact_notes (site_id, contact_id, created_at desc, id desc);
create index contact_notes_of_account on contact_notes (account_id) where account_id is not null;

-- Stored filters.
create table contact_segments (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  name_key text not null,
  rules jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, name_key)
);

-- Sites whose people from before there were contacts still have to be found.
create table contact_fills (
  site_id char(24) primary key references sites (id) on delete cascade,
  since timestamptz not null
);
create index contact_fills_waiting on contact_fills (since);
insert into contact_fills (site_id, since) select id, portico_now() from sites;

-- By which a submission belongs to a contact.
alter table form_submissions add column email_key text;
create index form_submissions_of_email on form_submissions (site_id, email_key, created_at desc)
  where email_key is not null;
create index outbox_mails_of_recipient on outbox_mails (site_id, lower(recipient), created_at desc)
  where site_id is not null;
