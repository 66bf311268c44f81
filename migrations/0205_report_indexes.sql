-- For reports: refunds by the day they were made, and in which currencies a site has orders.
create index refunds_answered on refunds (site_id, answered_at) where status = 'succeeded';
create index orders_by_currency on orders (site_id, currency) where placed_at is not null;
