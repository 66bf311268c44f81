-- What a site asks for when somebody joins (MEMB-09): own fields, agreement to the terms, and a newsletter.
alter table member_settings
  add column fields jsonb not null default '[]',
  add column terms_link text not null default '',
  add column newsletter_list_id char(24);
alter table members
  -- Answers to the own fields, by their ids.
  add column fields jsonb not null default '{}',
  add column terms_agreed_at timestamptz,
  -- The list that was asked for when joining: the subscription begins when the address is confirmed.
  add column newsletter_list_id char(24);
