-- Of a plan that is tried for nothing the card is kept first: what its buyer has ordered waits here meanwhile, as the form
-- said it, and is placed once the provider keeps the card (MEMB-52). Gone with the rest of the checkout within a day.
alter table checkouts add column starting jsonb;
