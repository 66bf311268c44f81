-- What a document holds, as one number, in its draft and as visitors get it: equal numbers mean equal content (EDIT-209).
-- Each counts for the version beside it alone; where the version before this one has written, they are made anew.
alter table documents
  add column content_hash bigint,
  add column content_hash_version integer,
  add column published_hash bigint,
  add column published_hash_version integer;
