-- Since when the buyer knows that an order can be fetched (ORD-61).
alter table orders add column ready_at timestamptz;
