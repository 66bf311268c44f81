-- Plans that were paid before orders of plans counted as sent (ORD-101): nobody sends anything of them, yet they stand among
-- what is to be sent. A change of plan counts once it has taken effect, when the order belongs to its subscription.
with sent as (
  select site_id, id from orders
  where state = 'pending' and placed_at is not null and paid >= total
    and (
      coalesce(begins -> 'terms' ->> 'kind' = 'membership' and begins -> 'changes' is null, false)
      or exists (
        select 1 from subscriptions subscription
        where subscription.site_id = orders.site_id and subscription.id = orders.subscription_id
          and subscription.kind = 'membership'
      )
    )
    and not exists (
      select 1 from order_lines line
      where line.site_id = orders.site_id and line.order_id = orders.id and line.kind <> 'service'
    )
    and exists (
      select 1 from order_lines line
      where line.site_id = orders.site_id and line.order_id = orders.id and line.pieces > line.canceled
    )
), lines as (
  update order_lines line set fulfilled = line.pieces - line.canceled
  from sent where line.site_id = sent.site_id and line.order_id = sent.id
)
update orders set state = 'fulfilled', version = version + 1
from sent where orders.site_id = sent.site_id and orders.id = sent.id;
