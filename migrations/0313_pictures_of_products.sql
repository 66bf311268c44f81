-- The addresses of the pictures of a product besides its featured one, in their order, for sitemaps (FIND-38), and who
-- makes it, for searches. Null and empty in rows of the version before, until their product is changed or published.
alter table product_entries
  add column image_paths text[],
  add column brand text not null default '';
