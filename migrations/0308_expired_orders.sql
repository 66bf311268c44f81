-- Orders that were never paid, whose buyers are forgotten after 30 days (ORD-154).
create index orders_expired_with_buyer on orders (created_at)
  where state = 'expired' and subscription_id is null and email_key <> '';
