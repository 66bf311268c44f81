-- What filters of contacts ask other tables for, in the row of the contact: where its person stands as a member and on
-- mailing lists (CRM-09, CRM-10). 'member:active', 'member:none'; 'list:ID' and 'list:ID:subscribed'. Null in rows from
-- before: a job fills them. Triggers keep it up, so that what the version before writes counts, too.
alter table contacts add column traits text[];
alter table contacts alter column traits set default '{member:none}';
create index contacts_without_traits on contacts (site_id, id) where traits is null;

create function contact_traits(of_site char(24), of_contact char(24)) returns text[]
  language sql stable
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

create function refresh_contact_traits(of_site char(24), of_contact char(24)) returns void
  language plpgsql as $$
declare
  fresh text[];
begin
  -- Held first: what is read after that is what everybody has left who held it before.
  perform from contacts where site_id = of_site and id = of_contact for no key update;
  if found then
    fresh := contact_traits(of_site, of_contact);
    update contacts set traits = fresh
    where site_id = of_site and id = of_contact and traits is distinct from fresh;
  end if;
end
$$;

create function refresh_traits_of_address(of_site char(24), of_key text) returns void
  language plpgsql as $$
begin
  -- Of a site that is being removed, nothing is asked any more.
  perform refresh_contact_traits(of_site, contact_id) from contact_emails
  where site_id = of_site and email_key = of_key and exists (select from sites where id = of_site);
end
$$;

create function contact_address_changed() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_contact_traits(old.site_id, old.contact_id); end if;
  if tg_op <> 'DELETE' then perform refresh_contact_traits(new.site_id, new.contact_id); end if;
  return null;
end
$$;

-- Of rows with an address of their own: members and subscribers.
create function addressed_row_changed() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_traits_of_address(old.site_id, old.email_key); end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.email_key <> old.email_key then
    perform refresh_traits_of_address(new.site_id, new.email_key);
  end if;
  return null;
end
$$;

create function list_subscription_changed() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_traits_of_address(site_id, email_key) from subscribers
    where site_id = old.site_id and id = old.subscriber_id;
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.subscriber_id <> old.subscriber_id then
    perform refresh_traits_of_address(site_id, email_key) from subscribers
    where site_id = new.site_id and id = new.subscriber_id;
  end if;
  return null;
end
$$;

-- portico: survived because what it writes is a column that the version before does not know
create trigger contact_address_changed after insert or delete or update of contact_id, email_key on contact_emails
  for each row execute function contact_address_changed();
-- portico: survived because what it writes is a column that the version before does not know
create trigger member_changed after insert or delete or update of status, email_key on members
  for each row execute function addressed_row_changed();
-- portico: survived because what it writes is a column that the version before does not know
create trigger subscriber_changed after delete or update of email_key on subscribers
  for each row execute function addressed_row_changed();
-- portico: survived because what it writes is a column that the version before does not know
create trigger list_subscription_changed after insert or delete or update of list_id, subscriber_id, state on list_subscriptions
  for each row execute function list_subscription_changed();

-- What filters ask for by equality, as numbers that depend on the site, too; two texts may share one, so the text is
-- looked at as well.
create function contact_key(site_id char(24), key text) returns int
  language sql immutable parallel safe
  return hashtext(site_id || key);

create function contact_keys(site_id char(24), traits text[], language text, fields jsonb) returns int[]
  language sql immutable parallel safe
  -- It takes some 20 µs: reading a table through by it is never worth it.
  cost 10000
  return (
    select array_agg(distinct contact_key(site_id, key)) from (
      select unnest(traits) as key
      union all select 'language:' || lower(language)
      union all select 'field:' || (field ->> 'name') || '=' || (field ->> 'value')
        from jsonb_path_query(fields, '$[*]') as given (field)
    ) as keys
    where key is not null
  );

create index contacts_by_key on contacts using gin (contact_keys(site_id, traits, language, fields));
create index contacts_by_creation on contacts (site_id, created_at, id);
