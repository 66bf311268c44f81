-- What an owner says in the account mails of members (MEMB-67); what is not in here is said as Portico says it.
create table member_mail_texts (
  site_id char(24) not null references sites (id) on delete cascade,
  kind text not null,
  -- Of the site when it was written: the first part of a BCP 47 tag.
  language text not null,
  subject text not null,
  -- Lines; placeholders in braces.
  body text not null,
  changed_at timestamptz not null,
  primary key (site_id, kind, language)
);
