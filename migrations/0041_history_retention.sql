-- From which version on the changes of a document are kept; what was before is only in its snapshots.
alter table documents add column kept_from_version integer not null default 0;
-- When that version came about; null: the changes are kept from the document's beginning.
alter table documents add column kept_from_at timestamptz;
-- Documents with so many changes that old ones may go.
create index documents_by_kept_changes on documents (site_id, (version - kept_from_version));

-- False for releases so old that not all they moved is kept: they are listed no more, and nobody rolls back to them.
alter table releases add column is_kept boolean not null default true;
