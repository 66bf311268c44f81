-- A run says that it is alive; one that no longer does is over, whatever its status says.
alter table import_runs
  add column alive_at timestamptz not null default now(),
  -- How often it was begun; what an earlier try of it still writes counts no more.
  add column attempt integer not null default 0;
create index import_runs_under_way on import_runs (status, alive_at) where status in ('waiting', 'running');
