-- Orders of gift cards and charges of subscriptions are listed by themselves: they are few among many (ORD-95).
create index orders_of_gift_cards on orders (site_id, placed_at desc, id desc)
  where kind = 'gift-card' and placed_at is not null;
create index orders_charged on orders (site_id, placed_at desc, id desc)
  where subscription_id is not null and placed_at is not null;
