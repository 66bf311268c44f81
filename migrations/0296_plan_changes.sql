-- The order of a change of plan that waits for its payment is looked for by the subscription that it changes (MEMB-55).
create index orders_changing_plan on orders (site_id, (begins -> 'changes' ->> 'subscriptionId'))
  where begins -> 'changes' ->> 'subscriptionId' is not null and state in ('awaitingPayment', 'received');
