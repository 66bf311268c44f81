-- Gift cards that somebody put aside for a person, who is found by their email (CRM-24).
create index cart_lines_with_gift on cart_lines (site_id, lower(gift ->> 'email')) where gift is not null;
