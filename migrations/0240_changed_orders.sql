-- An order that is edited can come to less than was paid: of a refund, what gave that back is no longer counted as paid.
alter table refunds add column excess bigint not null default 0 check (excess >= 0);
alter table orders add column returned bigint not null default 0 check (returned >= 0);
-- Until when the buyer can pay what is open by the link that they have.
alter table orders add column balance_until timestamptz;
