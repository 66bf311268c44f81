import type { DisqusThread } from '#domain/disqus/disqus-event.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { legacyRedirectFrom, readLegacyQuery } from '#domain/links/legacy-query.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';
import { isId } from '#lib/id.ts';
import { withoutSlash } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { MAX_ADDRESS_LENGTH } from './old-links.ts';

/** An item that a thread stands on. */
export interface ThreadItem {
  readonly documentId: DocumentId;
  readonly path: string;
  readonly title: string;
}

/**
 * The items of threads, by the threads' ids: by the id that the page gave as its identity (COMT-30), else by its
 * address, that which it has or one that is redirected. The host does not matter: sites move.
 */
export async function matchThreads(
  db: Db,
  siteId: SiteId,
  threads: readonly DisqusThread[],
): Promise<ReadonlyMap<string, ThreadItem>> {
  const ids = threads.map(({ identifier }) => identifier).filter((each) => isId<'document'>(each));
  const byId = await itemsOf(db, siteId, ids);
  const matched = new Map<string, ThreadItem>();
  const pathOf = new Map<string, string>();
  for (const { id, identifier, link } of threads) {
    const item = isId<'document'>(identifier) ? byId.get(identifier) : undefined;
    const path = item === undefined ? pathIn(link) : null;
    if (item !== undefined) matched.set(id, item);
    if (path !== null) pathOf.set(id, path);
  }
  const documents = await documentsAt(db, siteId, [...new Set(pathOf.values())]);
  const items = await itemsOf(db, siteId, [...new Set(documents.values())]);
  for (const [id, path] of pathOf) {
    const documentId = documents.get(path);
    const item = documentId === undefined ? undefined : items.get(documentId);
    if (item !== undefined) matched.set(id, item);
  }
  return matched;
}

/** The path of an address, decoded; with what the query says where that names the page. */
function pathIn(link: string): string | null {
  const address = URL.parse(link);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const path = withoutSlash(
    decoded(address.pathname)
      .replaceAll(/\/{2,}/g, '/')
      .normalize('NFC'),
  );
  const query = readLegacyQuery(address.searchParams);
  const found = query === null ? path : legacyRedirectFrom(path, query);
  return found !== null && found.length <= MAX_ADDRESS_LENGTH ? found : null;
}

function decoded(text: string): string {
  try {
    return storableText(decodeURIComponent(text));
  } catch {
    return text;
  }
}

async function itemsOf(
  db: Db,
  siteId: SiteId,
  ids: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, ThreadItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['document_id as documentId', 'path', 'title'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('kind', '=', 'item')
    .where('document_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** What stands at addresses, or what they are redirected to. */
async function documentsAt(
  db: Db,
  siteId: SiteId,
  paths: readonly string[],
): Promise<ReadonlyMap<string, DocumentId>> {
  if (paths.length === 0) return new Map();
  const redirected = await db
    .selectFrom('redirects')
    .leftJoin('content_entries as target', (join) =>
      join
        .onRef('target.path', '=', 'redirects.to_path')
        .on('target.site_id', '=', siteId)
        .on('target.stage', '=', 'draft'),
    )
    .select([
      'redirects.from_path as path',
      'redirects.document_id as followed',
      'target.document_id as found',
    ])
    .where('redirects.site_id', '=', siteId)
    .where('redirects.from_path', 'in', paths)
    .where('redirects.is_enabled', '=', true)
    .where('redirects.position', 'is', null)
    .execute();
  const documents = new Map<string, DocumentId>();
  for (const { path, followed, found } of redirected) {
    const documentId = followed ?? found;
    if (documentId !== null) documents.set(path, documentId);
  }
  // What stands there comes before what once did.
  for (const stage of ['live', 'draft'] as const) {
    const rows = await db
      .selectFrom('content_entries')
      .select(['path', 'document_id as documentId'])
      .where('site_id', '=', siteId)
      .where('stage', '=', stage)
      .where('path', 'in', paths)
      .execute();
    for (const { path, documentId } of rows) documents.set(path, documentId);
  }
  return documents;
}
