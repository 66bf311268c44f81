-- The addresses of the pictures of a product besides its featured one, in their order, for sitemaps (FIND-38). Null in
-- rows of the version before: they get theirs with the next change or publish of their product.
alter table product_entries add column image_paths text[];
