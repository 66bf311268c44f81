-- Plans that start when an invitation is accepted (MEMB-16).
alter table member_invitations add column plan_ids char(24)[] not null default '{}';
