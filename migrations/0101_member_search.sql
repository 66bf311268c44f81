-- What searches look through, written once: of 100,000 members, making it of each row took most of the time.
alter table members add column search_text text not null
  generated always as (email_key || ' ' || lower(first_name || ' ' || last_name)) stored;
