-- The owner's side of members (MEMB-02, MEMB-16, MEMB-66, MEMB-68, MEMB-69).
alter table members add column labels text[] not null default '{}';
-- What the payment provider of the system before called the member; empty where there was none.
alter table members add column customer_id text not null default '';
create index members_labelled on members (site_id) where labels <> '{}';
-- The runs of three characters that a text holds, as numbers that depend on the site, too: what `search_keys` (0061) makes
-- of them, at a seventh of its cost, which counts where 200,000 members are imported.
create function search_runs(site_id char(24), searched text) returns int[]
  language sql immutable parallel safe
  return (
    select array_agg(distinct (hashtextextended(site_id || substr(searched, place, 3), 0) & 1048575)::int)
    from generate_series(1, char_length(searched) - 2) place
  );
create index members_searched on members using gin (search_runs(site_id, search_text));

-- Who was asked to join (MEMB-16). One that was accepted stays a while, so that its link can say so.
create table member_invitations (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  email text not null,
  email_key text not null,
  -- SHA-256 of the mailed secret.
  token_hash bytea not null,
  invited_by char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (site_id, id),
  unique (site_id, email_key),
  unique (site_id, token_hash)
);
create index member_invitations_open on member_invitations (site_id, created_at desc) where accepted_at is null;
create index member_invitations_old on member_invitations (expires_at);
create index member_invitations_of_account on member_invitations (invited_by);

-- What happened to a member's account, for the owner.
create table member_history (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  what text not null,
  -- Who did it, where it was no member.
  account_id char(24) references accounts (id) on delete set null,
  at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_history_of_member on member_history (site_id, member_id, at desc);
create index member_history_of_account on member_history (account_id);

-- What was done to many members at once: by an action on a selection or an import. It can be undone for 72 hours.
create table member_runs (
  site_id char(24) not null references sites (id) on delete cascade,
  id char(24) not null,
  kind text not null check (kind in ('label', 'unlabel', 'suspend', 'activate', 'remove', 'import')),
  state text not null check (state in ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  label text not null default '',
  -- The ids of a selection, or what all matches are found by.
  selection jsonb not null,
  -- The member that was looked at last: a run goes on behind it.
  cursor char(24) not null default '000000000000000000000000',
  total integer not null,
  looked_at integer not null default 0,
  changed integer not null default 0,
  account_id char(24) references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index member_runs_newest on member_runs (site_id, created_at desc);
create index member_runs_old on member_runs (created_at);
create index member_runs_of_account on member_runs (account_id);

create table member_run_changes (
  site_id char(24) not null,
  run_id char(24) not null,
  member_id char(24) not null,
  -- What the member was before; null for one that the run made.
  before jsonb,
  primary key (site_id, run_id, member_id),
  foreign key (site_id, run_id) references member_runs (site_id, id) on delete cascade,
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_run_changes_of_member on member_run_changes (site_id, member_id);
