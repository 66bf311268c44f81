-- Discounts and taxes of an order are shown in the order in which they were computed (ORD-40), as its buyer saw them.
-- Those of orders before this have none, and are shown by their ids as until now.
alter table order_discounts add column place smallint not null default 0;
alter table order_taxes add column place smallint not null default 0;
