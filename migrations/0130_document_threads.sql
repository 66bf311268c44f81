-- What contributors say to each other about a document: no part of it, and never published.
create table document_threads (
  site_id char(24) not null,
  id char(24) not null,
  document_id char(24) not null,
  -- The block or section that it is pinned to, whether that is there or deleted; null for the whole document.
  record_id text,
  state text not null check (state in ('open', 'resolved')),
  resolved_by char(24) references accounts (id) on delete set null,
  resolved_at timestamptz,
  comment_count integer not null,
  -- When the newest comment was written.
  last_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
create index document_threads_of_document on document_threads (site_id, document_id, state, last_at desc, id);
create index document_threads_of_resolver on document_threads (resolved_by);

create table thread_comments (
  site_id char(24) not null,
  id char(24) not null,
  thread_id char(24) not null,
  -- Null for somebody whose account is gone.
  author_id char(24) references accounts (id) on delete set null,
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, thread_id) references document_threads (site_id, id) on delete cascade
);
create index thread_comments_of_thread on thread_comments (site_id, thread_id, created_at, id);
create index thread_comments_of_author on thread_comments (author_id);

-- Who is mentioned in a comment, and was told by mail.
create table thread_mentions (
  site_id char(24) not null,
  comment_id char(24) not null,
  account_id char(24) not null references accounts (id) on delete cascade,
  primary key (site_id, comment_id, account_id),
  foreign key (site_id, comment_id) references thread_comments (site_id, id) on delete cascade
);
create index thread_mentions_of_account on thread_mentions (account_id);

-- Up to which moment somebody has read a thread.
create table thread_reads (
  site_id char(24) not null,
  thread_id char(24) not null,
  account_id char(24) not null references accounts (id) on delete cascade,
  read_at timestamptz not null,
  primary key (site_id, thread_id, account_id),
  foreign key (site_id, thread_id) references document_threads (site_id, id) on delete cascade
);
create index thread_reads_of_account on thread_reads (account_id);
