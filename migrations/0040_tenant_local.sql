-- What menus call an entry: read with its address, where the whole document was read for each link of the navigation.
alter table content_entries add column navigation_title text not null default '';
update content_entries set navigation_title = record ->> 'navigationTitle'
  from document_records
  where content_entries.stage = 'draft' and content_entries.kind <> 'item'
    and document_records.site_id = content_entries.site_id
    and document_records.document_id = content_entries.document_id and document_records.record_id = 'settings'
    and record ->> 'navigationTitle' <> '';
update content_entries set navigation_title = snapshot.records #>> '{settings,navigationTitle}'
  from documents join document_snapshots snapshot on snapshot.site_id = documents.site_id
    and snapshot.document_id = documents.id and snapshot.version = documents.published_version
  where content_entries.stage = 'live' and content_entries.kind <> 'item'
    and documents.site_id = content_entries.site_id and documents.id = content_entries.document_id
    and snapshot.records #>> '{settings,navigationTitle}' <> '';

-- Pages and collections before items, in order.
create index content_entries_pages_first
  on content_entries (site_id, stage, (kind = 'item'), listed_at desc, document_id desc);

-- What is projected from a document, when the document goes.
create index content_entries_of_document on content_entries (site_id, document_id);

-- Every site has a tag `news`: keys that begin with the site keep the rows of the others out.
create function labels_of_site(site_id char(24), labels text[]) returns text[]
  language sql immutable parallel safe
  return (select array_agg(site_id || ' ' || label) from unnest(labels) label);
create index content_entries_by_tag_of_site on content_entries using gin (labels_of_site(site_id, tag_keys));
create index content_entries_by_category_of_site on content_entries using gin (labels_of_site(site_id, category_keys));
drop index content_entries_by_tag;
drop index content_entries_by_category;

-- Pictures of templates have the same content on all sites that began with them.
create index files_of_content on files (site_id, sha256);

-- What is going to be published on one site.
create index content_entries_scheduled_of_site on content_entries (site_id, publish_at)
  where stage = 'draft' and workflow_state = 'scheduled';
create index scheduled_publishes_listed on scheduled_publishes (site_id, run_at);
create index site_former_identifiers_by_expiry on site_former_identifiers (expires_at);
create index list_subscriptions_unconfirmed on list_subscriptions (state_since)
  where state = 'pending' and confirmed_at is null;

-- The sites of one person in their order.
create index site_roles_of_account on site_roles (account_id, site_id);
drop index site_roles_by_account;
