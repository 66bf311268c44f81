-- The rows that an import leaves out, as they stand in its file, each with its reason; they go with the import (CRM-19).
create table table_import_left_out (
  site_id char(24) not null,
  import_id char(24) not null,
  line integer not null,
  cells jsonb not null,
  reason text not null,
  words jsonb not null,
  primary key (site_id, import_id, line),
  foreign key (site_id, import_id) references table_imports (site_id, id) on delete cascade
);
