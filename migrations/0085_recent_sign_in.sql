-- When the person behind a session last proved who they are; null in sessions of before: when they signed in.
alter table sessions add column reauthenticated_at timestamptz;
