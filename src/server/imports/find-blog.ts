import { draftLanguage } from '#server/sites/site-language.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { createId } from '#lib/id.ts';
import { freeUrlName } from '#domain/links/url-name.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { createDocument } from '#server/documents/create-document.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

export interface Blog {
  readonly documentId: DocumentId;
  readonly urlName: string;
  readonly isNew: boolean;
}

const SOURCE_KEY = 'collection:blog';
/** Tried in this order: an export often has a page with the first one. */
const BLOG_URL_NAMES = ['blog', 'posts', 'news'];

/**
 * The blog for imported posts: that of an earlier import, else the site's first collection, else a new one at the first
 * free address of `blog`, `posts`, `news`.
 */
export async function findBlog(
  services: Services,
  given: {
    readonly siteId: SiteId;
    readonly authorId: AccountId | null;
    readonly isDryRun: boolean;
    /** Addresses that pages of the same import take. */
    readonly reserved: ReadonlySet<string>;
  },
): Promise<Blog> {
  const { siteId } = given;
  const existing = await existingBlog(services.db, siteId);
  if (existing !== null) return existing;
  const taken = new Set([...given.reserved, ...(await takenUrlNames(services.db, siteId))]);
  const blog: Blog = {
    documentId: createId<'document'>(services.now()),
    urlName:
      BLOG_URL_NAMES.find((name) => !taken.has(name)) ?? freeUrlName('blog', (name) => taken.has(name)),
    isNew: true,
  };
  if (given.isDryRun) return blog;
  const at = new Date(services.now());
  await services.db.transaction().execute((trx) => createBlog(trx, { ...given, blog, at }));
  return blog;
}

/** Creates the blog for imported posts. */
export async function createBlog(
  trx: Db,
  given: {
    readonly siteId: SiteId;
    readonly authorId: AccountId | null;
    readonly blog: Blog;
    readonly at: Date;
  },
): Promise<void> {
  const { siteId, blog, at } = given;
  await createDocument(trx, {
    siteId,
    id: blog.documentId,
    kind: 'collection',
    records: {
      settings: {
        id: 'settings',
        type: 'settings',
        collectionType: 'blog',
        title: siteTranslator(await draftLanguage(trx, siteId))(newContent.blogTitle),
        navigationTitle: '',
        urlName: blog.urlName,
        seoTitle: '',
        description: '',
        socialImage: null,
        noindex: false,
        enabled: true,
        pageSize: 20,
        showExcerpts: true,
      },
    },
    authorId: given.authorId,
    name: siteSteps.importFromWordPress,
    at,
  });
  await trx
    .insertInto('import_sources')
    .values({
      site_id: siteId,
      source_key: SOURCE_KEY,
      document_id: blog.documentId,
      file_id: null,
      is_pending: true,
      is_to_publish: true,
      imported_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'source_key']).doUpdateSet({ document_id: blog.documentId }),
    )
    .execute();
}

async function existingBlog(db: Db, siteId: SiteId): Promise<Blog | null> {
  const row = await db
    .selectFrom('content_entries as entry')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'entry.site_id').onRef('documents.id', '=', 'entry.document_id'),
    )
    .leftJoin('import_sources as source', (join) =>
      join
        .onRef('source.site_id', '=', 'entry.site_id')
        .onRef('source.document_id', '=', 'entry.document_id'),
    )
    .select(['entry.document_id', 'entry.url_name'])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', 'draft')
    .where('entry.kind', '=', 'collection')
    .where('documents.removed_at', 'is', null)
    .orderBy('source.source_key', (order) => order.asc().nullsLast())
    .orderBy('entry.document_id')
    .executeTakeFirst();
  return row === undefined ? null : { documentId: row.document_id, urlName: row.url_name, isNew: false };
}

/** Addresses of the site's drafts, without their slash. */
export async function takenUrlNames(db: Db, siteId: SiteId): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .execute();
  return new Set(rows.map((row) => row.path.slice(1)));
}
