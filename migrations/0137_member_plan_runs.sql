-- Plans given to many members at once, and taken from them (MEMB-66).
alter table member_runs drop constraint member_runs_kind_check;
-- portico: survived because the version before writes kinds that stay allowed
alter table member_runs add constraint member_runs_kind_check
  check (kind in ('label', 'unlabel', 'suspend', 'activate', 'remove', 'import', 'plan', 'unplan'));
-- Of runs about a plan.
alter table member_runs add column plan_id char(24);
