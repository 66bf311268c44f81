-- A mention that was taken out of a comment: kept, so that it mails nobody a second time when it is put back.
alter table thread_mentions add column is_taken_back boolean not null default false;
