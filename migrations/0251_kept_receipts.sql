-- Receipts that keep name and address of people who were erased, as the list shows them (ORD-153).
create index orders_kept_receipts on orders (site_id, placed_at desc, id desc) where receipt is not null;
