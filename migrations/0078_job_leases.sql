-- Periodic work of the installation, a row for each kind: one process at a time has its lease and does it.
create table job_leases (
  name text primary key,
  -- Null: nobody does it now.
  holder char(24),
  -- When the next process may take it: later than now while it is done, and for a pause after it failed.
  until timestamptz not null,
  -- When the last run that succeeded began.
  last_run_at timestamptz,
  -- Runs in a row that failed, the last one's reason and time.
  failures integer not null default 0,
  error text,
  failed_at timestamptz
);
