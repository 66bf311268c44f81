
-- Whether the file of a run still lies in storage: kept for a while, so that a run can be repeated.
alter table import_runs add column has_file boolean not null default true;
create index import_runs_with_file on import_runs (finished_at) where has_file;
-- Sessions that end take their hand-overs with them; without this each end reads the whole table.
create index session_hand_overs_session on session_hand_overs (session_id);
