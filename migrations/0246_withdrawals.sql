-- What buyers withdrew from within the time that the law gives them (ORD-147).
create table withdrawals (
  site_id char(24) not null,
  order_id char(24) not null,
  id char(24) not null,
  at timestamptz not null,
  -- When somebody said that money and goods are dealt with.
  done_at timestamptz,
  primary key (site_id, order_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index withdrawals_open on withdrawals (site_id, id) where done_at is null;

create table withdrawal_lines (
  site_id char(24) not null,
  order_id char(24) not null,
  withdrawal_id char(24) not null,
  line_id char(24) not null,
  pieces integer not null check (pieces > 0),
  primary key (site_id, order_id, withdrawal_id, line_id),
  foreign key (site_id, order_id, withdrawal_id) references withdrawals (site_id, order_id, id) on delete cascade,
  foreign key (site_id, order_id, line_id) references order_lines (site_id, order_id, id) on delete cascade
);
create index withdrawal_lines_of_line on withdrawal_lines (site_id, order_id, line_id);
