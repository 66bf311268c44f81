-- Every mail that Portico wrote. Without SMTP it stays here, for the owner of the installation to read.
create table outbox_mails (
  id char(24) primary key,
  -- Null: a mail of the installation itself.
  site_id char(24),
  recipient text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  status text not null check (status in ('kept', 'queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index outbox_mails_by_time on outbox_mails (created_at desc, id desc);
