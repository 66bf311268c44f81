-- By which searches of contacts forgive a typing error (CRM-09, FIND-14): the beginnings of 4, 6 and 10 letters of each
-- word with one letter left out, as numbers that depend on the site, too. Two beginnings of one length that differ by a
-- wrong, missing, extra or swapped letter have such a number in common; so does a word that is a letter shorter. Numbers
-- have to be right, and have none.
create function near_keys(site_id char(24), searched text, least_length int) returns int[]
  language sql immutable parallel safe
  -- It takes some 40 µs: reading a table through by it is never worth it.
  cost 10000
  return (
    select array_agg(distinct hashtext(site_id || left(word, place - 1) || substr(word, place + 1, length - place)))
    from unnest(string_to_array(searched, ' ')) as given (word),
      lateral (values (4), (6), (10)) as beginnings (length),
      lateral generate_series(case when char_length(word) < length then length else 1 end, length) as place
    where length >= least_length and char_length(word) >= length - 1 and word !~ '^[0-9+]*$'
  );
create index contacts_near on contacts using gin (near_keys(site_id, search_text, 4));
