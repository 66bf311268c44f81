-- The time that everything is due by. A test moves it for its database: `alter database … set portico.clock_offset`.
-- What was set and taken back in a session is an empty text there.
create function portico_now() returns timestamptz
  language sql stable parallel safe
  return now() + coalesce(nullif(current_setting('portico.clock_offset', true), ''), '0 s')::interval;

alter table import_runs alter column alive_at set default portico_now();
