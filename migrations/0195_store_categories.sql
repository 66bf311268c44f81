-- Whether lists show an entry to visitors: an unlisted product is found by its address alone (COMM-09).
alter table content_entries add column is_listed boolean not null default true;

-- Categories of its store page that a product names (COMM-114), and the names that it has of its own. `content_entries`
-- has the names of both. Null in rows of the version before: all its names are its own.
alter table product_entries
  add column category_ids char(24)[] not null default '{}',
  add column own_categories text[];

-- What a variant has of each option, `[["Size", "M"], …]`, for filters of store pages. Null in rows of the version before.
alter table product_variants add column option_values jsonb;
