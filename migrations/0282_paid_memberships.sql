-- What a membership is paid by (MEMB-51 to MEMB-54): a subscription, or the order of a plan that is paid once. Both null:
-- it is free, or given by the owner.
alter table memberships add column subscription_id char(24);
alter table memberships add column order_id char(24);
-- portico: survived because the column is new, so that the version before writes null
alter table memberships add foreign key (site_id, subscription_id)
  references subscriptions (site_id, id) on delete set null (subscription_id);
-- portico: survived because the column is new, so that the version before writes null
alter table memberships add foreign key (site_id, order_id) references orders (site_id, id) on delete set null (order_id);
create index memberships_of_subscription on memberships (site_id, subscription_id) where subscription_id is not null;
create index memberships_of_order on memberships (site_id, order_id) where order_id is not null;
-- Whose payment for a plan is awaited: they hold one of its places (MEMB-57).
create index orders_awaited_for_plan on orders (site_id, (begins -> 'terms' ->> 'planId'))
  where begins is not null and state in ('awaitingPayment', 'received');
-- A picture of a plan, as blocks hold theirs (MEMB-46).
alter table member_plans add column image jsonb;
