-- Whether what somebody makes goes live only after somebody else looked at it: without the permission to publish.
alter table site_roles add column is_reviewed boolean not null default false;
alter table site_invitations add column is_reviewed boolean not null default false;

-- What waits for somebody who may publish, or was decided and is not live yet. Published since, a row means nothing.
create table document_reviews (
  site_id char(24) not null,
  document_id char(24) not null,
  state text not null check (state in ('waiting', 'approved', 'declined')),
  -- The version of the document that was asked about, or approved.
  version integer not null,
  -- What whoever asked says to whoever looks.
  note text not null,
  requested_by char(24) references accounts (id) on delete set null,
  requested_at timestamptz not null,
  decided_by char(24) references accounts (id) on delete set null,
  decided_at timestamptz,
  -- Why it was declined.
  remark text not null,
  primary key (site_id, document_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index document_reviews_of_requester on document_reviews (requested_by);
create index document_reviews_of_decider on document_reviews (decided_by);
