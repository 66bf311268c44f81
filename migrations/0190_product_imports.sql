-- Imports of products: what a file said of each the last time, so that it changes nothing a second time (CRM-19).
alter table import_sources add column content jsonb;
-- Rows that were taken in without something of them, and pictures that are to be fetched or were.
alter table table_imports add column noted integer not null default 0;
alter table table_imports add column images integer not null default 0;

-- What products were before an import changed them; null for one that it made.
create table imported_products (
  site_id char(24) not null,
  import_id char(24) not null,
  document_id char(24) not null,
  before jsonb,
  primary key (site_id, import_id, document_id),
  foreign key (site_id, import_id) references table_imports (site_id, id) on delete cascade,
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index imported_products_of_document on imported_products (site_id, document_id);
