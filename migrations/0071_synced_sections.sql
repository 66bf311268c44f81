-- Sections that stand on many pages are documents of their own (EDIT-206). Which documents show one lies in
-- document_file_uses, under its id, beside the files they show.
alter table documents
  drop constraint documents_kind_check,
  add constraint documents_kind_check check (kind in ('site', 'page', 'collection', 'item', 'synced'));
create index documents_synced on documents (site_id, created_at desc, id desc) where kind = 'synced';
