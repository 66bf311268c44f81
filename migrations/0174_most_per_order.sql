-- How many pieces of a product an order may have, where the owner set it (ORD-02).
alter table product_entries add column most_per_order integer;
