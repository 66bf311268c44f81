-- A function in SQL is planned anew in each statement that calls it, which takes longer than what these two do. In PL/pgSQL
-- a connection keeps the plan; what they give is the same.
-- portico: survived because it answers what it answered before to all who call it
create or replace function search_keys(site_id char(24), searched text, least_length int) returns int[]
  language plpgsql immutable parallel safe
  -- Nobody should work it out for the rows that another index has found.
  cost 100000
  as $$ begin
  return (
    select array_agg(distinct (hashtextextended(search_keys.site_id || run, 0) & 1048575)::int)
    from (
      select first, lead(first) over following as second, lead(first, 2) over following as third
      from unnest(string_to_array(searched, null)) with ordinality as given (first, place)
      window following as (order by place)
    ) as characters,
    lateral (values (1, first), (2, first || second), (3, first || second || third)) as runs (length, run)
    where length >= least_length and run is not null
  );
end $$;

-- portico: survived because it answers what it answered before to all who call it
create or replace function contact_traits(of_site char(24), of_contact char(24)) returns text[]
  language plpgsql stable
  as $$ begin
  return (
    with as_member as (
      select distinct member.status
      from contact_emails as address
      join members as member on member.site_id = address.site_id and member.email_key = address.email_key
      where address.site_id = of_site and address.contact_id = of_contact and member.site_id = of_site
    ), on_list as (
      select distinct subscription.list_id, subscription.state
      from contact_emails as address
      join subscribers as person on person.site_id = address.site_id and person.email_key = address.email_key
      join list_subscriptions as subscription
        on subscription.site_id = person.site_id and subscription.subscriber_id = person.id
      where address.site_id = of_site and address.contact_id = of_contact and person.site_id = of_site
        and subscription.site_id = of_site
    )
    select array_agg(trait order by trait) from (
      select 'member:' || status as trait from as_member
      union select 'member:none' where not exists (select from as_member)
      union select 'list:' || list_id from on_list
      union select 'list:' || list_id || ':' || state from on_list
    ) as traits
  );
end $$;
