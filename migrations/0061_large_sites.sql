-- What a text holds, for searches: its runs of `least_length` to three characters, each as a number that depends on the
-- site, too. There are about a million numbers, so that the index stays small however many sites there are; what two of
-- them share is sorted out by looking at the text.
create function search_keys(site_id char(24), searched text, least_length int) returns int[]
  language sql immutable parallel safe
  return (
    select array_agg(distinct (hashtextextended(site_id || run, 0) & 1048575)::int)
    from (
      select first, lead(first) over following as second, lead(first, 2) over following as third
      from unnest(string_to_array(searched, null)) with ordinality as given (first, place)
      window following as (order by place)
    ) as characters,
    lateral (values (1, first), (2, first || second), (3, first || second || third)) as runs (length, run)
    where length >= least_length and run is not null
  );
create index content_entries_searched on content_entries using gin (search_keys(site_id, search_text, 1))
  where stage = 'draft';

-- Entries of all kinds by their date.
create index content_entries_by_date on content_entries (site_id, stage, listed_at desc, document_id desc);
