-- What buyers answer to the fields that the owner added to the checkout (ORD-22): as it was typed, by the ids of the
-- fields, and in an order with the titles of that moment.
alter table checkouts add column fields jsonb not null default '{}';
alter table orders add column fields jsonb not null default '[]';
