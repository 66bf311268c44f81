import { sql } from 'kysely';
import { DEFAULT_COLLECTION_TYPE } from '#domain/collections/collections.ts';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isUndone } from '#server/documents/is-undone.ts';
import { searchPattern, searchWords } from '#server/platform/database/search-patterns.ts';
import { commentCount, commentProvider } from './comment-count.ts';
import type { ContentEntry, Stage } from './content-entry.ts';
import { isListed } from './is-listed.ts';
import { labelKey } from './label-key.ts';

/** An entry with what the editor's lists need besides. */
export interface ListedEntry extends ContentEntry {
  readonly urlName: string;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** Changed since it was published, and then changed back. */
  readonly isUndone: boolean;
  /** Asks visitors for a password of its own. */
  readonly isLocked: boolean;
  /** For members alone, by its own rule or its area. */
  readonly isForMembers: boolean;
  /** Approved comments of an item that every visitor may read. */
  readonly commentCount: number;
  /** The account at the outside provider whose thread such an item has in place of the own one; null for none. */
  readonly commentProvider: string | null;
}

export interface EntryFilter {
  readonly kind?: ContentEntry['kind'];
  readonly collectionId?: DocumentId;
  /** Names as people write them; compared without regard to case. */
  readonly tag?: string;
  readonly category?: string;
  readonly state?: WorkflowState;
  readonly documentIds?: readonly DocumentId[];
  readonly path?: string;
  /** `tree`: pages and collections; `unlinked`: those to which no link of the draft's navigation leads. */
  readonly among?: 'tree' | 'unlinked' | 'products';
  /** Pages and collections before items; otherwise by date alone. */
  readonly isPagesFirst?: boolean;
  /** Words that all occur in title, address, tags, categories or excerpt. */
  readonly search?: string;
  /** Only what lists show to visitors. */
  readonly isListed?: true;
  /** Left out: what the viewer of the list does not get. */
  readonly withheld?: Withheld;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Counts up to so many matches beyond the page, and not further. Absent: counts all of them. */
  readonly countsBeyond?: number;
}

export interface EntryList {
  readonly entries: readonly ListedEntry[];
  /** The number of matches; a lower bound where `isExact` is false. */
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** The entry at an address of a stage (`/about`); a slash at the end does not matter. */
export async function findEntryByPath(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  path: string,
): Promise<ListedEntry | null> {
  const row = await withDocuments(entriesOf(db, siteId, stage), siteId, stage)
    .where('entry.path', '=', withoutSlash(path))
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

export async function findEntryOfDocument(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentId: DocumentId,
): Promise<ListedEntry | null> {
  const row = await withDocuments(entriesOf(db, siteId, stage), siteId, stage)
    .where('entry.document_id', '=', documentId)
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** Entries of a stage, the newest date first, paged. */
export async function listEntries(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  filter: EntryFilter,
): Promise<EntryList> {
  const { page, pageSize, countsBeyond } = filter;
  const most = countsBeyond === undefined ? null : page * pageSize + countsBeyond;
  const total = await countEntries(db, siteId, stage, filter, most);
  const isTotalExact = most === null || total < most;
  // What few entries hold is found by the index of searches, what many hold by walking along the list until the page is full.
  const query = matching(db, siteId, stage, filter, isTotalExact ? 'keys' : 'walk');
  return { entries: await pageOf(query, siteId, stage, filter), total, isTotalExact };
}

/** The same without counting the matches. */
export async function listEntriesUncounted(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  filter: EntryFilter,
): Promise<readonly ListedEntry[]> {
  return pageOf(matching(db, siteId, stage, filter, 'keys'), siteId, stage, filter);
}

/** Of each of several collections its newest published items, as many as are wanted: one query for all of them. */
export async function listNewestItems(
  db: Db,
  siteId: SiteId,
  wanted: readonly { readonly collectionId: DocumentId; readonly most: number }[],
  withheld: Withheld,
): Promise<ReadonlyMap<DocumentId, readonly ListedEntry[]>> {
  const asked = wanted.filter(({ most }) => most > 0);
  if (asked.length === 0) return new Map();
  const filter = { kind: 'item', state: 'published', isListed: true, withheld } as const;
  const items = matching(db, siteId, 'live', filter, 'keys').where(
    'entry.collection_id',
    '=',
    sql<DocumentId>`wanted.collection_id`,
  );
  const newest = inOrder(withDocuments(items, siteId, 'live').select('entry.listed_at'), {}).limit(
    sql<number>`wanted.most`,
  );
  const { rows } = await sql<EntryRow>`
    select item.* from unnest(${asked.map(({ collectionId }) => collectionId)}::char(24)[],
      ${asked.map(({ most }) => most)}::int[]) as wanted (collection_id, most)
    cross join lateral (${newest}) as item
    order by item.listed_at desc, item.document_id desc`.execute(db);
  return Map.groupBy(rows.map(entryOf), ({ collectionId }) => {
    invariant(collectionId !== null, 'items belong to a collection');
    return collectionId;
  });
}

/** The number of matches; `most` where there are as many or more. */
export async function countEntries(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  filter: Omit<EntryFilter, 'page' | 'pageSize'>,
  most: number | null,
): Promise<number> {
  const found = matching(db, siteId, stage, filter, 'keys')
    .select('entry.document_id')
    // Along the index of the list, which ends there; words have one of their own.
    .$if(most !== null && searchWords(filter.search).length === 0, (query) => inOrder(query, filter))
    .$if(most !== null, (query) => query.limit(most ?? 0));
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** `/about/` names the same as `/about`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function entriesOf(db: Db, siteId: SiteId, stage: Stage) {
  return db
    .selectFrom('content_entries as entry')
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', stage);
}

type EntryQuery = ReturnType<typeof entriesOf>;

/** Applies a filter; words are searched by the search index, or in each entry while the list is walked. */
function matching(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  filter: Omit<EntryFilter, 'page' | 'pageSize'>,
  search: 'keys' | 'walk',
): EntryQuery {
  let query = entriesOf(db, siteId, stage);
  if (filter.kind !== undefined) query = query.where('entry.kind', '=', filter.kind);
  if (filter.collectionId !== undefined) query = query.where('entry.collection_id', '=', filter.collectionId);
  if (filter.state !== undefined) query = query.where('entry.workflow_state', '=', filter.state);
  if (filter.documentIds !== undefined) query = query.where('entry.document_id', 'in', filter.documentIds);
  if (filter.path !== undefined) query = query.where('entry.path', '=', withoutSlash(filter.path));
  if (filter.withheld !== undefined) query = query.where(isListed(filter.withheld));
  if (filter.isListed === true) query = query.where('entry.is_listed', '=', true);
  if (filter.tag !== undefined) {
    query = query.where(hasLabel('tag_keys', siteId, filter.tag));
  }
  if (filter.category !== undefined) {
    query = query.where(hasLabel('category_keys', siteId, filter.category));
  }
  // Written as in the index of pages before items, which has them by date.
  if (filter.among === 'products') {
    query = query.where(
      sql<boolean>`exists (select from product_entries product where product.site_id = ${siteId}
        and product.stage = ${stage} and product.document_id = entry.document_id)`,
    );
  } else if (filter.among !== undefined) query = query.where(sql<boolean>`(entry.kind = 'item') is false`);
  if (filter.among === 'unlinked') {
    // Gathered once, so that the list can still be walked in its order.
    query = query.where(
      sql<boolean>`entry.document_id::text <> all (array(select link.record #>> '{target,documentId}'
        from documents site
        join document_records link on link.site_id = site.site_id and link.document_id = site.id
        where site.site_id = ${siteId} and site.kind = 'site' and link.record ->> 'type' = 'nav-link'
          and link.record #>> '{target,documentId}' is not null))`,
    );
  }
  for (const word of searchWords(filter.search)) {
    query = query.where('entry.search_text', 'like', searchPattern(word));
    if (search === 'keys') query = query.where(hasKeysOf(siteId, word));
  }
  return query;
}

async function pageOf(
  query: EntryQuery,
  siteId: SiteId,
  stage: Stage,
  filter: EntryFilter,
): Promise<readonly ListedEntry[]> {
  const rows = await inOrder(withDocuments(query, siteId, stage), filter)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return rows.map(entryOf);
}

function inOrder<Query extends EntryQuery>(
  query: Query,
  { isPagesFirst, among }: Pick<EntryFilter, 'isPagesFirst' | 'among'>,
): Query {
  return query
    .$if(isPagesFirst === true || (among !== undefined && among !== 'products'), (all) =>
      all.orderBy(sql`entry.kind = 'item'`),
    )
    .orderBy('entry.listed_at', 'desc')
    .orderBy('entry.document_id', 'desc') as Query;
}

function withDocuments(query: EntryQuery, siteId: SiteId, stage: Stage) {
  return query
    .innerJoin('documents as document', (join) =>
      join.onRef('document.site_id', '=', 'entry.site_id').onRef('document.id', '=', 'entry.document_id'),
    )
    .select([
      'entry.stage',
      'entry.document_id',
      'entry.kind',
      'entry.collection_id',
      'entry.collection_type',
      'entry.path',
      'entry.url_name',
      'entry.title',
      'entry.description',
      'entry.excerpt',
      'entry.author_name',
      'entry.image',
      'entry.tags',
      'entry.categories',
      'entry.workflow_state',
      'entry.publish_at',
      'entry.is_enabled',
      'entry.is_noindex',
      'entry.is_listed',
      'entry.updated_at',
      'document.updated_at as changed_at',
      'document.version',
      'document.published_version',
      // Visitors' pages do not ask.
      (stage === 'draft' ? isUndone('document') : sql<boolean>`false`).as('is_undone'),
      (stage === 'draft'
        ? sql<boolean>`exists (select from content_locks lock where lock.site_id = ${siteId}
            and lock.document_id = document.id)`
        : sql<boolean>`false`
      ).as('is_locked'),
      (stage === 'draft'
        ? sql<boolean>`coalesce(entry.access #>> '{rule,kind}' in ('members', 'chosen'),
            exists (select from member_area_documents lying where lying.site_id = ${siteId}
              and lying.document_id = document.id))`
        : sql<boolean>`false`
      ).as('is_for_members'),
      commentCount(siteId).as('comment_count'),
      commentProvider(siteId).as('comment_provider'),
    ]);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof withDocuments>['execute']>>[number];

function entryOf(row: EntryRow): ListedEntry {
  return {
    documentId: row.document_id,
    kind: row.kind,
    collectionId: row.collection_id,
    collectionType: row.kind === 'collection' ? (row.collection_type ?? DEFAULT_COLLECTION_TYPE) : null,
    path: row.path,
    urlName: row.url_name,
    title: row.title,
    description: row.description,
    excerpt: row.excerpt,
    authorName: row.author_name,
    image: row.image,
    tags: row.tags,
    categories: row.categories,
    workflowState: row.workflow_state,
    publishAt: row.publish_at?.toISOString() ?? null,
    isEnabled: row.is_enabled,
    isNoindex: row.is_noindex,
    isListed: row.is_listed,
    updatedAt: (row.stage === 'draft' ? row.changed_at : row.updated_at).toISOString(),
    version: row.version,
    publishedVersion: row.published_version,
    isUndone: row.is_undone,
    isLocked: row.is_locked,
    isForMembers: row.is_for_members,
    commentCount: row.comment_count,
    commentProvider: row.comment_provider,
  };
}

/** Written as the indexes of labels are, whose keys begin with the site: other sites have the same labels. */
function hasLabel(column: 'tag_keys' | 'category_keys', siteId: SiteId, name: string) {
  return sql<boolean>`labels_of_site(entry.site_id, ${sql.ref(`entry.${column}`)})
    @> labels_of_site(${siteId}, array[${labelKey(name)}]::text[])`;
}

/** Narrows to what may hold a word, written as the index of searches is. Words of one or two characters are keys, too. */
function hasKeysOf(siteId: SiteId, word: string) {
  return sql<boolean>`search_keys(entry.site_id, entry.search_text, 1)
    @> search_keys(${siteId}, ${word}, least(char_length(${word}), 3))`;
}
