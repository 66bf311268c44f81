-- The plan that was tried for nothing, whatever the subscription is of since; null where none was, and of subscriptions that
-- were begun before it was kept, which tried the plan that they have (MEMB-52).
alter table subscriptions add column tried_plan_id char(24);
