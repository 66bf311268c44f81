import { sql, type RawBuilder } from 'kysely';
import {
  COLLECTION_TYPES,
  DEFAULT_COLLECTION_TYPE,
  findCollection,
} from '#domain/collections/collections.ts';
import type { SiteId } from '#domain/documents/record.ts';

/**
 * Of an `entry`, its approved comments. Counted where it is shown, so that it is right at any time; a password hides the
 * number with the comments, and so does a rule of its own, be it for some visitors, and switching them off (COMT-01,
 * COMT-05, COMT-08).
 */
export function commentCount(siteId: SiteId): RawBuilder<number> {
  return sql<number>`case when ${isItemForAll(siteId)}
    and not exists (select from comment_settings where site_id = ${siteId}
      and (settings ->> 'isEnabled' = 'false' or settings ->> 'shortname' <> ''))
    and ${isNotHidden(siteId)}
    then (select count(*)::int from item_comments comment where comment.site_id = ${siteId}
      and comment.document_id = entry.document_id and comment.state = 'approved' and comment.kind = 'comment')
    else 0 end`;
}

/**
 * Of an `entry`, the account at the outside provider whose thread stands on it, by what itself, its collection and the
 * type of that say of comments (COMT-02, COMT-30, COMT-31); null where none does, and where the own count shows none.
 */
export function commentProvider(siteId: SiteId): RawBuilder<string | null> {
  return sql<string | null>`case when exists (select from comment_settings where site_id = ${siteId}
      and settings ->> 'shortname' <> '' and settings ->> 'isEnabled' is distinct from 'false')
    and ${isItemForAll(siteId)} and ${isNotHidden(siteId)}
    and coalesce(${chosen(siteId, 'document_id')}, ${chosen(siteId, 'collection_id')},
      (select coalesce(list.collection_type, ${DEFAULT_COLLECTION_TYPE}) = any(${takingComments()})
        from content_entries list where list.site_id = ${siteId} and list.stage = entry.stage
        and list.document_id = entry.collection_id))
    then (select settings ->> 'shortname' from comment_settings where site_id = ${siteId}) end`;
}

function isItemForAll(siteId: SiteId): RawBuilder<boolean> {
  return sql<boolean>`entry.kind = 'item' and coalesce(entry.access #>> '{rule,kind}', case when entry.access is null
      then 'public' end, '') = 'public' and not exists (select from content_locks lock
      where lock.site_id = ${siteId} and lock.document_id in (entry.document_id, entry.collection_id))`;
}

function isNotHidden(siteId: SiteId): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from comment_choices choice where choice.site_id = ${siteId} and choice.is_hidden
      and choice.document_id in (entry.document_id, entry.collection_id))`;
}

function chosen(siteId: SiteId, of: 'document_id' | 'collection_id'): RawBuilder<boolean | null> {
  return sql<
    boolean | null
  >`(select choice.is_open from comment_choices choice where choice.site_id = ${siteId}
      and choice.document_id = ${sql.ref(`entry.${of}`)})`;
}

/** The types of collections whose items take comments unless somebody says otherwise. */
function takingComments(): string[] {
  return COLLECTION_TYPES.filter((type) => findCollection(type).item?.takesComments === true);
}
