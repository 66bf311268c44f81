-- What all processes of an installation share and nobody else may read: sealed by a key that is not in the database.
create table installation_secrets (
  name text primary key,
  sealed text not null,
  changed_at timestamptz not null
);
