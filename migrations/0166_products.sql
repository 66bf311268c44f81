-- What lists and pages need of products, for editors (draft) and visitors (live).
create table product_entries (
  site_id char(24) not null,
  stage text not null,
  document_id char(24) not null,
  product_type text not null,
  -- Of all variants, in minor units of the currency of the store.
  lowest_price integer not null,
  highest_price integer not null,
  original_price integer not null,
  on_sale text not null check (on_sale in ('none', 'some', 'all')),
  sort_name text not null,
  primary key (site_id, stage, document_id),
  foreign key (site_id, stage, document_id)
    references content_entries (site_id, stage, document_id) on delete cascade
);

create table product_variants (
  site_id char(24) not null,
  stage text not null,
  document_id char(24) not null,
  variant_id char(24) not null,
  order_key text not null,
  sku text not null,
  sku_key text not null,
  option_text text not null,
  price integer not null,
  sale_price integer not null,
  on_sale boolean not null,
  current_price integer not null,
  weight_grams integer not null,
  primary key (site_id, stage, document_id, variant_id),
  foreign key (site_id, stage, document_id)
    references product_entries (site_id, stage, document_id) on delete cascade
);
create index product_variants_by_id on product_variants (site_id, stage, variant_id);
create index product_variants_by_sku on product_variants (site_id, stage, sku_key) where sku_key <> '';

-- How many pieces there are: never part of a document, so that no release, rollback or undo changes it.
create table variant_stock (
  site_id char(24) not null,
  variant_id char(24) not null,
  document_id char(24) not null,
  is_unlimited boolean not null,
  quantity integer not null check (quantity >= 0),
  version integer not null,
  primary key (site_id, variant_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index variant_stock_of_document on variant_stock (site_id, document_id);

-- Every change of a quantity: the sum of the effects is the quantity.
create table stock_movements (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  variant_id char(24) not null,
  kind text not null
    check (kind in ('reserved', 'released', 'sold', 'canceled', 'returned', 'counted', 'imported')),
  pieces integer not null,
  effect integer not null,
  order_id char(24),
  account_id char(24),
  at timestamptz not null,
  primary key (site_id, id)
);
create index stock_movements_of_variant on stock_movements (site_id, variant_id, at desc);
