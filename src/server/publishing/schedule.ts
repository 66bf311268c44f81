import { createId, type Id } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { sql, type Transaction } from 'kysely';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import type { Words } from '#messages/message.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import { releaseName } from './release-name.ts';
import { publishScheduledJob } from './publish-scheduled-job.ts';

export interface ScheduledPublish {
  readonly siteId: SiteId;
  readonly documentIds: 'all' | readonly DocumentId[];
  readonly name: string | Words;
  readonly runAt: Date;
  readonly authorId: AccountId | null;
  readonly authorName: string;
}

/**
 * Schedules publishing of the documents' content at that time. The returned id is for cancelling it. Throws `not-found`
 * for an unknown document.
 */
export async function schedulePublish(
  services: Services,
  publish: ScheduledPublish,
): Promise<Id<'schedule'>> {
  const id = createId<'schedule'>();
  const { name, nameWords } = releaseName(publish.name);
  await services.db.transaction().execute(async (trx) => {
    await refuseUnknown(trx, publish);
    await trx
      .insertInto('scheduled_publishes')
      .values({
        site_id: publish.siteId,
        id,
        document_ids: publish.documentIds === 'all' ? null : JSON.stringify(publish.documentIds),
        name,
        name_words: nameWords === null ? null : JSON.stringify(nameWords),
        run_at: publish.runAt,
        author_id: publish.authorId,
        author_name: publish.authorName,
        created_at: new Date(services.now()),
        error: null,
        error_words: null,
      })
      .execute();
    await wakeAt(services, trx, publish.runAt);
  });
  return id;
}

async function refuseUnknown(trx: Db, { siteId, documentIds }: ScheduledPublish): Promise<void> {
  if (documentIds === 'all') return;
  const { count } = await trx
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('id', 'in', [...documentIds])
    .executeTakeFirstOrThrow();
  if (count < new Set(documentIds).size) throw new CallError('not-found');
}

/**
 * Queues a check at a time. The schedule is in the tables; a job only wakes, so that lost or additional ones do no
 * harm.
 */
export async function wakeAt(services: Services, trx: Transaction<Database>, at: Date): Promise<void> {
  await services.jobs.enqueue(
    publishScheduledJob,
    {},
    { transaction: trx, startAfter: at.getTime(), singletonKey: `due ${at.toISOString()}` },
  );
}

export interface ScheduleEntry {
  readonly id: Id<'schedule'> | null;
  readonly kind: 'publish' | 'item';
  readonly name: string;
  readonly nameWords: StoredWords | null;
  readonly runAt: string;
  readonly authorName: string;
  readonly documentIds: DocumentId[] | null;
  readonly titles: string[];
  readonly status: 'waiting' | 'failed';
  readonly error: string | null;
  readonly errorWords: StoredWords | null;
}

const MAX_LISTED = 500;
/** Of a scheduled publish these many documents are named. */
const NAMED_DOCUMENTS = 4;
/** An item that is not live this long after its time has been tried more than once. */
const LATE_MS = 120_000;

/** What goes live by itself: scheduled publishes, and items by their own date; the next first, at most 500 of each. */
export async function listSchedule(db: Db, siteId: SiteId, now: Date): Promise<readonly ScheduleEntry[]> {
  const publishes = await db
    .selectFrom('scheduled_publishes')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('run_at')
    .limit(MAX_LISTED)
    .execute();
  const items = await db
    .selectFrom('content_entries')
    .select(['document_id', 'title', 'publish_at', 'author_name'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('workflow_state', '=', 'scheduled')
    .where('publish_at', 'is not', null)
    .orderBy('publish_at')
    .limit(MAX_LISTED)
    .execute();
  const named = publishes.flatMap((row) => row.document_ids?.slice(0, NAMED_DOCUMENTS) ?? []);
  const titles = await titlesOf(db, siteId, named);
  return [
    ...publishes.map((row): ScheduleEntry => ({
      id: row.id,
      kind: 'publish',
      name: row.name,
      nameWords: row.name_words,
      runAt: row.run_at.toISOString(),
      authorName: row.author_name,
      documentIds: row.document_ids === null ? null : [...row.document_ids],
      titles: (row.document_ids ?? []).slice(0, NAMED_DOCUMENTS).flatMap((id) => titles.get(id) ?? []),
      status: row.error === null ? 'waiting' : 'failed',
      error: row.error,
      errorWords: row.error_words,
    })),
    ...items.map((row): ScheduleEntry => {
      const runAt = row.publish_at ?? new Date(0);
      const isLate = runAt.getTime() < now.getTime() - LATE_MS;
      return {
        id: null,
        kind: 'item',
        name: row.title,
        nameWords: null,
        runAt: runAt.toISOString(),
        authorName: row.author_name,
        documentIds: [row.document_id],
        titles: [row.title],
        status: isLate ? 'failed' : 'waiting',
        error: isLate ? translateEnglish(releaseNames.itemLate) : null,
        errorWords: isLate ? storedWords(releaseNames.itemLate) : null,
      };
    }),
  ].toSorted((a, b) => (a.runAt < b.runAt ? -1 : 1));
}

async function titlesOf(
  db: Db,
  siteId: SiteId,
  ids: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_records')
    .select(['document_id', sql<string | null>`record ->> 'title'`.as('title')])
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...new Set(ids)])
    .where('record_id', '=', 'settings')
    .execute();
  return new Map(rows.map(({ document_id: id, title }) => [id, title ?? '']));
}

/** Whether there was such a schedule. */
export async function cancelSchedule(db: Db, siteId: SiteId, id: Id<'schedule'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scheduled_publishes')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
