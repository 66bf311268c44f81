-- The name that a mail is from, beside the address of the installation: mails of a shop are from its owner (ORD-143).
alter table outbox_mails add column sender_name text;
