-- The settings of a shop are a document of their own, live with each change.
-- portico: survived because the version before writes kinds that stay allowed
alter table documents
  drop constraint documents_kind_check,
  add constraint documents_kind_check check (kind in ('site', 'page', 'collection', 'item', 'synced', 'store'));
-- portico: survived because the version before makes no document of this kind
create unique index documents_one_store on documents (site_id) where kind = 'store';
