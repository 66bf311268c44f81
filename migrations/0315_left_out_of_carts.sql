-- What did not fit into a member's cart when a guest's was joined with it, until its buyer was told (ORD-08).
alter table carts add column left_out text[] not null default '{}';
