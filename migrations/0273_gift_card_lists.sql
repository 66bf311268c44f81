-- Gift cards are found by the beginning of the name of whom they are for, and what is left on them is added up (ORD-121, ORD-148).
create index gift_cards_by_name on gift_cards (site_id, lower(recipient_name) text_pattern_ops);
create index gift_cards_with_balance on gift_cards (site_id, currency) include (balance, expires_at)
  where balance > 0 and ended_at is null and not is_test;
