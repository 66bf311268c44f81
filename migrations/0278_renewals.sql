-- Of which charge its buyer was reminded: the date that it had then (ORD-111).
alter table subscriptions add column reminded_at timestamptz;
-- What has come to its end, of the whole installation.
create index subscriptions_to_end on subscriptions (ends_at) where ends_at is not null;
-- The order of a charge that waits for its payment.
create index orders_of_subscription_open on orders (site_id, subscription_id) where subscription_id is not null and state = 'awaitingPayment';
