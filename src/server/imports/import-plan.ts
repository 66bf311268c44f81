import { createId } from '#lib/id.ts';
import { cutText } from '#lib/cut-text.ts';
import { MAX_URL_NAME_LENGTH } from '#domain/links/url-name.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { createFreeNames } from '#domain/wordpress/free-names.ts';
import { pageUrlNames, urlNamePartOf } from '#domain/wordpress/page-url-names.ts';
import type { Services } from '#server/platform/services.ts';
import { findBlog, takenUrlNames, type Blog } from './find-blog.ts';
import { knownDocuments, type KnownDocument } from './import-sources.ts';
import type { IndexedPost } from './index-event.ts';
import type { WordpressIndex } from './wordpress-index.ts';

/** The target of a post or page. */
export interface PlannedDocument {
  readonly post: IndexedPost;
  readonly documentId: DocumentId;
  /** The whole address of a page; the last part of an item's. */
  readonly urlName: string;
  /** `/about/team`, `/blog/a-title`. */
  readonly path: string;
  /** Brought in by an earlier import. */
  readonly known: KnownDocument | null;
}

export interface ImportPlan {
  /** By the key of the post. */
  readonly documents: ReadonlyMap<string, PlannedDocument>;
  /** Null where the export has no posts. */
  readonly blog: Blog | null;
}

/** Assigns ids and addresses to everything before the first document is made, so that links between them work. */
export async function planImport(
  services: Services,
  index: WordpressIndex,
  given: { readonly siteId: SiteId; readonly authorId: AccountId | null; readonly isDryRun: boolean },
): Promise<ImportPlan> {
  const known = await knownDocuments(services.db, given.siteId);
  const taken = await takenUrlNames(services.db, given.siteId);
  const documents = new Map<string, PlannedDocument>();
  const newId = (): DocumentId => createId<'document'>(services.now());

  const pages = index.posts.filter((post) => post.type === 'page');
  const names = pageUrlNames(
    pages,
    (name) => taken.has(name),
    (page) => known.get(page.key)?.path.slice(1) ?? null,
  );
  for (const post of pages) {
    const before = known.get(post.key) ?? null;
    const urlName = names.get(post) ?? `page-${post.postId}`;
    const documentId = before?.documentId ?? newId();
    documents.set(post.key, {
      post,
      documentId,
      urlName,
      path: before?.path ?? `/${urlName}`,
      known: before,
    });
  }

  const posts = index.posts.filter((post) => post.type === 'post');
  if (posts.length === 0) return { documents, blog: null };
  const reserved = new Set([...documents.values()].map((each) => each.path.slice(1)));
  const blog = await findBlog(services, { ...given, reserved });
  const prefix = `${blog.urlName}/`;
  const free = createFreeNames((name) => taken.has(name));
  for (const post of posts) {
    const before = known.get(post.key) ?? null;
    const wanted = cutText(prefix + urlNamePartOf(post), MAX_URL_NAME_LENGTH);
    const whole = before === null ? free(wanted) : before.path.slice(1);
    documents.set(post.key, {
      post,
      documentId: before?.documentId ?? newId(),
      urlName: whole.slice(prefix.length),
      path: `/${whole}`,
      known: before,
    });
  }
  return { documents, blog };
}
