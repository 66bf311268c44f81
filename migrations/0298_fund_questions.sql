-- What a fund asks its donors besides: fields of a form (ORD-127).
alter table funds add column questions jsonb not null default '[]';
