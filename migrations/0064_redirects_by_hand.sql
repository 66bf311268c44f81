-- Redirects that owners make (FIND-48 to FIND-50): more ways to answer, switched off, before pages, patterns in an order.
alter table redirects
  add column is_enabled boolean not null default true,
  add column is_always boolean not null default false,
  add column note text not null default '',
  -- Order of patterns; null for exact addresses.
  add column position integer,
  add column hits bigint not null default 0,
  add column last_used_on date;
alter table redirects
  drop constraint redirects_status_check,
  drop constraint redirects_check,
  add constraint redirects_status_check check (status in (301, 302, 307, 308, 410)),
  add constraint redirects_target_check check (
    case when status = 410 then to_path is null and document_id is null
      else (to_path is null) <> (document_id is null) end);
create index redirects_patterns on redirects (site_id, position) where position is not null;
-- Those that lead to an address, or below one; whole targets can be longer than what an index takes.
create index redirects_by_target on redirects (site_id, left(to_path, 200) text_pattern_ops)
  where to_path is not null;
-- Whether a site has any of these, which most have not, is asked once for each revision.
create index redirects_always on redirects (site_id) where is_always;
create index redirects_asking on redirects (site_id) where from_path like '%?%';
