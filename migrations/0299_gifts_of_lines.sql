-- Whom gift cards are for stands on the lines of orders until they are paid: it is found by its address when somebody is
-- erased, and goes 30 days after an order that came to nothing (ORD-152, ORD-154).
create index order_lines_with_gift on order_lines (site_id, lower(gift ->> 'email')) where gift is not null;
