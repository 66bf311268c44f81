-- What happened, written with it: consumers hear of each event at least once, each at its own pace.
create table events (
  id bigint generated always as identity primary key,
  -- Null: of the installation.
  site_id char(24),
  type text not null,
  -- The id of what it happened to.
  subject text not null,
  params jsonb not null,
  at timestamptz not null,
  -- Its place in the order in which consumers hear of events; given once its transaction has committed.
  position bigint unique
);
create index events_without_position on events (id) where position is null;
create index events_of_site on events (site_id) where site_id is not null;

create table event_consumers (
  name text primary key,
  -- Of the last event that it is done with; the row `order` has the last position that was given.
  position bigint not null default 0,
  failures integer not null default 0,
  error text,
  failed_at timestamptz,
  -- Not tried again before this, after a failure.
  retry_at timestamptz
);