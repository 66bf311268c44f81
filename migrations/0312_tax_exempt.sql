-- Who pays no tax (ORD-68): what the owner says of a person, and what was so when an order was placed.
alter table contacts add column is_tax_exempt boolean not null default false;
alter table orders add column is_tax_exempt boolean not null default false;
