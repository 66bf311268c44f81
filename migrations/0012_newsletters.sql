-- What a site's mails of news are sent to (NEWS-01).
create table mailing_lists (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  name text not null,
  -- Read by subscribers.
  description text not null default '',
  reply_to text not null default '',
  is_double_opt_in boolean not null default true,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create unique index mailing_lists_by_name on mailing_lists (site_id, lower(name));

-- People, once for each address of a site. `email_key` is the address trimmed and in lower case.
create table subscribers (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  email text not null,
  email_key text not null,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email_key)
);

-- Where they stand on each list (NEWS-06).
create table list_subscriptions (
  site_id char(24) not null,
  list_id char(24) not null,
  subscriber_id char(24) not null,
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed', 'bounced', 'complained')),
  -- When the person came to the list first, when the state began, when the address was proven.
  created_at timestamptz not null,
  state_since timestamptz not null,
  confirmed_at timestamptz,
  primary key (site_id, list_id, subscriber_id),
  foreign key (site_id, list_id) references mailing_lists (site_id, id) on delete cascade,
  foreign key (site_id, subscriber_id) references subscribers (site_id, id) on delete cascade
);
create index list_subscriptions_listed on list_subscriptions (site_id, list_id, created_at desc, subscriber_id desc);
create index list_subscriptions_of_person on list_subscriptions (site_id, subscriber_id);

-- The consent record (NEWS-08): rows are added, never changed.
create table subscription_changes (
  site_id char(24) not null,
  id char(24) not null,
  list_id char(24) not null,
  subscriber_id char(24) not null,
  state text not null,
  source text not null check (source in ('form', 'link', 'import', 'owner')),
  -- For a sign-up: the form, the path of its page, and the words the person agreed to.
  form_id text not null default '',
  page_path text not null default '',
  wording text not null default '',
  -- The person in the configuration area, for what an owner did.
  account_id char(24),
  -- The visitor's network address; null where it is not kept.
  network_address text,
  changed_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, list_id, subscriber_id)
    references list_subscriptions (site_id, list_id, subscriber_id) on delete cascade
);
create index subscription_changes_of_person on subscription_changes (site_id, list_id, subscriber_id, changed_at);

-- Mails with links that went to an address lately (NEWS-11). Addresses are kept as keyed hashes.
create table newsletter_link_mails (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  address_hash bytea not null,
  sent_at timestamptz not null,
  primary key (site_id, id)
);
create index newsletter_link_mails_of_address on newsletter_link_mails (site_id, address_hash, sent_at);

-- Where one request takes the recipient off a list (RFC 8058).
alter table outbox_mails add column unsubscribe_url text;
