import { sql } from 'kysely';
import type { Mentionable, Thread, ThreadComment, ThreadState } from '#contract/threads.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { rowAllows } from '#server/roles/queries.ts';
import type { ThreadCommentId, ThreadId } from './tables.ts';

/** Whose view of the threads of which document. */
export interface ThreadView {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly accountId: AccountId;
}

/** People offered for a mention at a time. */
const MAX_OFFERED = 8;

function selectThreads(db: Db, { siteId, documentId, accountId }: ThreadView) {
  return db
    .selectFrom('document_threads as thread')
    .leftJoin('accounts as resolver', 'resolver.id', 'thread.resolved_by')
    .where('thread.site_id', '=', siteId)
    .where('thread.document_id', '=', documentId)
    .select([
      'thread.id',
      'thread.record_id',
      'thread.state',
      'resolver.name as resolved_by',
      'thread.comment_count',
      'thread.last_at',
      isUnreadBy(accountId).as('is_unread'),
    ]);
}

/** Whether somebody else wrote what a person has not read yet, of a row `thread`. */
function isUnreadBy(accountId: AccountId) {
  return sql<boolean>`exists (
    select from thread_comments as news
    where news.site_id = thread.site_id and news.thread_id = thread.id
      and news.author_id is distinct from ${accountId}
      and news.created_at > coalesce((
        select thread_reads.read_at from thread_reads
        where thread_reads.site_id = thread.site_id and thread_reads.thread_id = thread.id
          and thread_reads.account_id = ${accountId}), '-infinity'))`;
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['executeTakeFirstOrThrow']>>;

function threadOf(row: ThreadRow, comments: ThreadComment[]): Thread {
  return {
    id: row.id,
    recordId: row.record_id,
    state: row.state,
    resolvedBy: row.resolved_by,
    isUnread: row.is_unread,
    commentCount: row.comment_count,
    lastAt: row.last_at.toISOString(),
    comments,
  };
}

interface ThreadFilter {
  readonly state: ThreadState;
  readonly recordId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the threads in a state, the one with the newest comment first. */
export async function listThreads(
  db: Db,
  view: ThreadView,
  filter: ThreadFilter,
): Promise<{ readonly threads: Thread[]; readonly total: number }> {
  const { recordId } = filter;
  const rows = await selectThreads(db, view)
    .where('thread.state', '=', filter.state)
    .$if(recordId !== undefined, (query) => query.where('thread.record_id', '=', recordId ?? null))
    .orderBy('thread.last_at', 'desc')
    .orderBy('thread.id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('document_threads')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('site_id', '=', view.siteId)
    .where('document_id', '=', view.documentId)
    .where('state', '=', filter.state)
    .$if(recordId !== undefined, (query) => query.where('record_id', '=', recordId ?? null))
    .executeTakeFirstOrThrow();
  const firsts = await loadComments(
    db,
    view,
    rows.map(({ id }) => id),
    { isFirstAlone: true },
  );
  return { threads: rows.map((row) => threadOf(row, firsts.get(row.id) ?? [])), total };
}

/** One thread with all its comments; null where there is none of that id in the document. */
export async function findThread(db: Db, view: ThreadView, threadId: ThreadId): Promise<Thread | null> {
  const row = await selectThreads(db, view).where('thread.id', '=', threadId).executeTakeFirst();
  if (row === undefined) return null;
  const comments = await loadComments(db, view, [threadId], { isFirstAlone: false });
  return threadOf(row, comments.get(threadId) ?? []);
}

async function loadComments(
  db: Db,
  { siteId, accountId }: ThreadView,
  threadIds: readonly ThreadId[],
  { isFirstAlone }: { readonly isFirstAlone: boolean },
): Promise<ReadonlyMap<ThreadId, ThreadComment[]>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('thread_comments as comment')
    .leftJoin('accounts as author', 'author.id', 'comment.author_id')
    .where('comment.site_id', '=', siteId)
    .where('comment.thread_id', 'in', [...threadIds])
    .$if(isFirstAlone, (query) => query.distinctOn('comment.thread_id'))
    .select([
      'comment.id',
      'comment.thread_id',
      'comment.author_id',
      'author.name as author_name',
      'comment.body',
      'comment.created_at',
      'comment.edited_at',
    ])
    .orderBy('comment.thread_id')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  const mentions = await loadMentions(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  return Map.groupBy(
    rows.map((row) => ({
      threadId: row.thread_id,
      id: row.id,
      author:
        row.author_id === null || row.author_name === null
          ? null
          : { id: row.author_id, name: row.author_name },
      isOwn: row.author_id === accountId,
      text: row.body,
      mentions: mentions.get(row.id) ?? [],
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    })),
    ({ threadId }) => threadId,
  );
}

async function loadMentions(
  db: Db,
  siteId: SiteId,
  commentIds: readonly ThreadCommentId[],
): Promise<ReadonlyMap<ThreadCommentId, Mentionable[]>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('thread_mentions')
    .innerJoin('accounts', 'accounts.id', 'thread_mentions.account_id')
    .select(['thread_mentions.comment_id as commentId', 'accounts.id', 'accounts.name'])
    .where('thread_mentions.site_id', '=', siteId)
    .where('thread_mentions.comment_id', 'in', [...commentIds])
    .where('thread_mentions.is_taken_back', '=', false)
    .orderBy('accounts.id')
    .execute();
  return Map.groupBy(rows, ({ commentId }) => commentId);
}

export interface ThreadCounts {
  readonly open: number;
  readonly unread: number;
  readonly resolved: number;
  readonly records: { readonly recordId: string; readonly open: number; readonly unread: number }[];
}

/** How many threads a document has, and of which of its parts open ones. */
export async function countThreads(db: Db, view: ThreadView): Promise<ThreadCounts> {
  const rows = await db
    .selectFrom('document_threads as thread')
    .where('thread.site_id', '=', view.siteId)
    .where('thread.document_id', '=', view.documentId)
    .select([
      'thread.record_id as recordId',
      'thread.state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${isUnreadBy(view.accountId)}))::int`.as('unread'),
    ])
    .groupBy(['thread.record_id', 'thread.state'])
    .orderBy('thread.record_id')
    .execute();
  const open = rows.filter(({ state }) => state === 'open');
  const sum = (of: readonly { readonly count: number }[]): number =>
    of.reduce((total, { count }) => total + count, 0);
  return {
    open: sum(open),
    unread: open.reduce((total, { unread }) => total + unread, 0),
    resolved: sum(rows.filter(({ state }) => state === 'resolved')),
    records: open.flatMap(({ recordId, count, unread }) =>
      recordId === null ? [] : [{ recordId, open: count, unread }],
    ),
  };
}

/** Open threads of several documents, of those that have any. */
export async function countOpenThreads(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_threads')
    .select(['document_id', sql<number>`count(*)::int`.as('open')])
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...documentIds])
    .where('state', '=', 'open')
    .groupBy('document_id')
    .execute();
  return new Map(rows.map((row) => [row.document_id, row.open]));
}

/** People of a site who may see what it holds. */
function selectReaders(db: Db, siteId: SiteId) {
  return db
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .where('site_roles.site_id', '=', siteId)
    .where(rowAllows('content.read'));
}

/** Who can be mentioned, by a part of the name. */
export async function listMentionable(
  db: Db,
  siteId: SiteId,
  search: string | undefined,
): Promise<Mentionable[]> {
  let query = selectReaders(db, siteId);
  for (const pattern of searchPatterns(search)) {
    query = query.where(sql<boolean>`lower(accounts.name) like ${pattern}`);
  }
  return query
    .select(['accounts.id', 'accounts.name'])
    .orderBy(sql`lower(accounts.name)`)
    .orderBy('accounts.id')
    .limit(MAX_OFFERED)
    .execute();
}

/** Of these people, who may see what the site holds, with where their mail goes. */
export function findMentioned(db: Db, siteId: SiteId, accountIds: readonly AccountId[]) {
  return accountIds.length === 0
    ? []
    : selectReaders(db, siteId)
        .where('accounts.id', 'in', [...accountIds])
        .select(['accounts.id', 'accounts.email', 'accounts.language'])
        .orderBy('accounts.id')
        .execute();
}
