-- Links of pages that stand in no menu are not made any more: pages without one are listed as well. Where thousands are
-- left from before, they make up most of the site's document, which everybody who opens the site gets. A site with few
-- keeps them, in the order that somebody may have given them. What is live and what is newer loses them with the draft,
-- so that nothing differs; older versions keep theirs.
create function is_link_of_unlinked_page(record jsonb) returns boolean
  language sql immutable parallel safe
  return record ->> 'type' = 'nav-link' and record ->> 'navigation' = 'hidden'
    and record #>> '{target,kind}' = 'document' and record ->> 'folderId' is null
    and coalesce(record ->> 'title', '') = '';

update document_snapshots snapshot
  set records = (
    select jsonb_object_agg(id, record) from jsonb_each(snapshot.records) as kept (id, record)
    where is_link_of_unlinked_page(record) is not true
  )
  from documents
  where documents.kind = 'site' and snapshot.site_id = documents.site_id and snapshot.document_id = documents.id
    and snapshot.version >= coalesce(documents.published_version, documents.version)
    and (
      select count(*) from document_records
      where document_records.site_id = documents.site_id and document_id = documents.id
        and is_link_of_unlinked_page(record)
    ) > 100;

delete from document_records
  where is_link_of_unlinked_page(record) and (site_id, document_id) in (
    select documents.site_id, documents.id from documents
      join document_records links on links.site_id = documents.site_id and links.document_id = documents.id
    where documents.kind = 'site' and is_link_of_unlinked_page(links.record)
    group by documents.site_id, documents.id having count(*) > 100
  );

drop function is_link_of_unlinked_page(jsonb);
