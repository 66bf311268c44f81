-- The tax class of a product (ORD-65), and what delivery of a piece of a variant costs besides (ORD-62).
alter table product_entries add column tax_class text not null default 'standard';
alter table product_variants add column extra_delivery integer not null default 0;
