-- What a mail tells of, and when it was given up, a day after it was written (ORD-142).
alter table outbox_mails add column about_id char(24);
alter table outbox_mails add column about_kind text;
alter table outbox_mails add column given_up_at timestamptz;
