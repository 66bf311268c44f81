import type { DocumentRecords } from '#domain/documents/record.ts';
import { readLegacyQuery } from '#domain/links/legacy-query.ts';
import type { ContentPiece, UnmappedOutcome } from '#domain/wordpress/content-piece.ts';
import { convertContent } from '#domain/wordpress/convert-content.ts';
import { withFootnotes } from '#domain/wordpress/footnotes.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import { picturesOfPieces } from '#domain/wordpress/pictures-of-pieces.ts';
import { postStateOf } from '#domain/wordpress/post-state.ts';
import type { WxrItem } from '#domain/wordpress/wxr-item.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { buildItem, buildPage, titleOf, type BuildContext } from './build-document.ts';
import type { PlannedDocument } from './import-plan.ts';
import { ensureUnlessCancelled, type ImportWork } from './import-work.ts';
import { insertComments } from './item-comments.ts';
import { pictureOfAttachment } from './wordpress-index.ts';

const NAME = 'Import from WordPress';

/** Brings one post or page in whole, with its comments and the redirect from its old address, or not at all. */
export async function importDocument(
  work: ImportWork,
  item: WxrItem,
  planned: PlannedDocument,
): Promise<void> {
  const { report } = work;
  if (planned.known !== null) {
    report.counts.unchanged += 1;
    report.documents.push(entryOf(item, planned, 'unchanged', 'was brought in before'));
    return;
  }
  if (item.status === 'trash' && planned.post.type === 'page') {
    report.documents.push(entryOf(item, planned, 'skipped', 'was in the trash'));
    return;
  }
  const notes = new Notes();
  const pieces = convert(work, item, notes);
  for (const url of picturesOfPieces(pieces)) {
    if (work.signal.aborted) return;
    await ensureUnlessCancelled(work, url);
    const reason = work.files.failureOf(url);
    if (reason !== null) report.missingFiles.push({ document: planned.path, url, reason });
  }
  if (work.signal.aborted) return;
  const records = build(work, item, planned, pieces, notes);
  try {
    if (!work.isDryRun) await create(work, item, planned, records);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    report.counts.failed += 1;
    report.documents.push(
      entryOf(item, planned, 'failed', [error.message, ...Object.values(error.errors ?? {})].join(' ')),
    );
    return;
  }
  tell(work, item, planned, notes);
}

/** What could not be taken over as it was, counted by element. */
class Notes {
  private readonly counts = new Map<string, { element: string; outcome: UnmappedOutcome; count: number }>();

  readonly add = (element: string, outcome: UnmappedOutcome): void => {
    const key = `${outcome} ${element}`;
    const entry = this.counts.get(key) ?? { element, outcome, count: 0 };
    entry.count += 1;
    this.counts.set(key, entry);
  };

  entries(document: string): ImportReport['unmapped'] {
    return [...this.counts.values()].map((entry) => ({ document, ...entry }));
  }
}

function convert(work: ImportWork, item: WxrItem, notes: Notes): readonly ContentPiece[] {
  const { attachments } = work.index;
  const own = [...attachments.values()].filter(
    (each) => each.parentId === item.postId && /\.(?:jpe?g|png|gif|webp|svg)$/i.test(each.url),
  );
  return convertContent(withFootnotes(item.content, item.meta), {
    resolveLink: (href) => work.links.resolve(href),
    attachmentOf: (id) => {
      const attachment = attachments.get(id);
      return attachment === undefined ? null : pictureOfAttachment(attachment);
    },
    ownAttachments: own.map(pictureOfAttachment),
    note: notes.add,
  });
}

function build(
  work: ImportWork,
  item: WxrItem,
  planned: PlannedDocument,
  pieces: readonly ContentPiece[],
  notes: Notes,
): DocumentRecords {
  const featured = work.index.attachments.get(item.meta['_thumbnail_id'] ?? '');
  const context: BuildContext = {
    note: notes.add,
    imageOf: (url) => work.files.imageOf(url),
    authorName: work.index.authors.get(item.creator) ?? item.creator,
    featuredImage: featured === undefined ? null : work.files.imageOf(featured.url, featured.alt),
  };
  return planned.post.type === 'page'
    ? buildPage(item, planned.urlName, pieces, context)
    : buildItem(item, planned.urlName, pieces, context);
}

async function create(
  work: ImportWork,
  item: WxrItem,
  planned: PlannedDocument,
  records: DocumentRecords,
): Promise<void> {
  const { services, siteId, authorId } = work;
  const at = new Date(services.now());
  const isPage = planned.post.type === 'page';
  const from = redirectFrom(work, item, planned);
  const comments = await services.db.transaction().execute(async (trx) => {
    await createDocument(trx, {
      siteId,
      id: planned.documentId,
      kind: isPage ? 'page' : 'item',
      ...(isPage ? {} : { collectionId: work.plan.blog?.documentId ?? null }),
      records,
      authorId,
      name: NAME,
      at,
    });
    await trx
      .insertInto('import_sources')
      .values({
        site_id: siteId,
        source_key: planned.post.key,
        document_id: planned.documentId,
        file_id: null,
        is_pending: true,
        is_to_publish: postStateOf(item).isLive || (isPage && item.status === 'private'),
        imported_at: at,
      })
      .execute();
    if (from !== null) {
      await addRedirect(trx, siteId, { from, to: planned.path, status: 301, source: 'import', at });
    }
    for (const legacy of legacyAddresses(work, item)) {
      const to = { documentId: planned.documentId };
      await addRedirect(trx, siteId, { from: legacy, to, status: 301, source: 'import', at });
    }
    return insertComments(trx, siteId, planned.documentId, item.comments);
  });
  work.report.counts.comments += comments;
  work.report.counts.redirects += (from === null ? 0 : 1) + legacyAddresses(work, item).length;
}

/** The short addresses every post and page of WordPress has besides its own: `/?p=12`, `/?page_id=12` (FIND-50). */
function legacyAddresses(work: ImportWork, item: WxrItem): readonly string[] {
  const names = item.postType === 'page' ? (['p', 'page_id'] as const) : (['p'] as const);
  return names.flatMap((name) => {
    const query = readLegacyQuery(new URLSearchParams({ [name]: item.postId }));
    return query === null ? [] : (work.links.legacyAddress(query) ?? []);
  });
}

/** The old address where it differs from the new one; drafts had none. */
function redirectFrom(work: ImportWork, item: WxrItem, planned: PlannedDocument): string | null {
  const from = work.links.pathOf(item.link);
  return from === null || from === '/' || from === planned.path ? null : from;
}

function tell(work: ImportWork, item: WxrItem, planned: PlannedDocument, notes: Notes): void {
  const { report } = work;
  const { workflowState } = postStateOf(item);
  const remarks: string[] = [];
  if (item.password !== '') remarks.push('was behind a password and is private now');
  if (item.isSticky) remarks.push('was sticky');
  if (item.title.trim() === '') remarks.push('had no title');
  if (planned.post.type === 'page' && workflowState !== 'published') {
    remarks.push(
      workflowState === 'private'
        ? 'is switched off, since pages cannot be private'
        : 'is not live, since it was not published',
    );
  }
  const format = item.terms.find((term) => term.taxonomy === 'post_format');
  if (format !== undefined) remarks.push(`had the post format ${format.name}`);
  report.counts[planned.post.type === 'page' ? 'pages' : 'posts'] += 1;
  report.documents.push(entryOf(item, planned, 'created', remarks.join('; ')));
  report.unmapped.push(...notes.entries(planned.path));
  const from = redirectFrom(work, item, planned);
  if (from !== null) report.changedUrls.push({ from, to: planned.path, isRedirected: true });
}

function entryOf(
  item: WxrItem,
  planned: PlannedDocument,
  outcome: ImportReport['documents'][number]['outcome'],
  note: string,
): ImportReport['documents'][number] {
  return {
    source: item.link || item.guid,
    title: titleOf(item),
    kind: planned.post.type === 'page' ? 'page' : 'item',
    outcome,
    state: postStateOf(item).workflowState,
    path: planned.path,
    documentId: outcome === 'created' || outcome === 'unchanged' ? planned.documentId : null,
    note,
  };
}
