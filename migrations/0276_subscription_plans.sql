-- How often a product is charged, of those with a plan (COMM-44, COMM-45); null for all others.
alter table product_entries add column plan jsonb;
-- How many charges of a subscription a discount counts for, the first one included; 0: all of them (ORD-55).
alter table discounts add column charges integer not null default 1;
