-- What kind of collection an entry is ('slide-gallery', 'portfolio'); null for blogs and for what is no collection.
alter table content_entries add column collection_type text;
