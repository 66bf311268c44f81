-- Contacts that are erased after months without activity (CRM-29).
create table contact_settings (
  site_id char(24) primary key references sites (id) on delete cascade,
  -- 6 to 60; null: nobody is erased by itself.
  erased_after_months smallint check (erased_after_months between 6 and 60),
  -- Whoever is due is listed for 14 days before, so nobody is erased within 14 days of a change of this.
  changed_at timestamptz not null,
  account_id char(24) references accounts (id) on delete set null
);
create index contact_settings_erasing on contact_settings (changed_at) where erased_after_months is not null;
create index contact_settings_of_account on contact_settings (account_id) where account_id is not null;

-- When the owner chose to keep a contact that was due: it counts as activity.
alter table contacts add column kept_at timestamptz;
create index contacts_by_inactivity on contacts (site_id, greatest(last_active_at, kept_at), id);
