import { sql, type Transaction } from 'kysely';
import { changeName } from '#domain/documents/change-name.ts';
import { createId, type Id } from '#lib/id.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { loadRecords, lockDocument } from '#server/documents/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { lockPublishing } from './move-pointers.ts';
import { documentTitle, publishDocuments } from './publish-documents.ts';

type Trx = Transaction<Database>;

/**
 * Publishes everything that is due. Idempotent, also when run several times at once. An unexpected failure does not
 * affect the others; it is thrown at the end, so that the job is repeated.
 */
export async function publishDue(services: Services): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  const attempt = async (publish: () => Promise<boolean>): Promise<void> => {
    try {
      if (await publish()) count += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  for (const { site_id: siteId, id } of await dueSchedules(services)) {
    await attempt(() => publishSchedule(services, siteId, id));
  }
  for (const item of await dueItems(services)) {
    await attempt(() => publishItem(services, item.site_id, item.document_id));
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** The limit of one run; the next run handles the rest. */
const MAX_DUE = 1000;

function dueSchedules(services: Services) {
  return services.db
    .selectFrom('scheduled_publishes')
    .select(['site_id', 'id'])
    .where('run_at', '<=', new Date(services.now()))
    .where('error', 'is', null)
    .orderBy('run_at')
    .limit(MAX_DUE)
    .execute();
}

/** One scheduled publish in one transaction; false where it was cancelled, or another process handles it. */
async function publishSchedule(services: Services, siteId: SiteId, id: Id<'schedule'>): Promise<boolean> {
  const now = new Date(services.now());
  return services.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('scheduled_publishes')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('error', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return false;
    const error = await tryPublish(trx, async (inner) => {
      const documentIds =
        due.document_ids === null ? 'all' : await existing(inner, due.site_id, due.document_ids);
      if (documentIds.length === 0) return;
      await publishDocuments(inner, {
        siteId: due.site_id,
        documentIds,
        authorId: due.author_id,
        name: { name: due.name, nameWords: due.name_words },
        kind: 'scheduled',
        at: now,
      });
    });
    if (error === null) {
      await trx
        .deleteFrom('scheduled_publishes')
        .where('site_id', '=', due.site_id)
        .where('id', '=', due.id)
        .execute();
    } else {
      services.log.warn(
        { siteId: due.site_id, scheduleId: due.id, code: error.code },
        'a scheduled publish failed',
      );
      await trx
        .updateTable('scheduled_publishes')
        .set({ error: error.message, error_words: JSON.stringify(error.words) })
        .where('site_id', '=', due.site_id)
        .where('id', '=', due.id)
        .execute();
    }
    return true;
  });
}

/** In a savepoint, so that a refusal can be recorded in the rest of the transaction. */
async function tryPublish(trx: Trx, publish: (trx: Trx) => Promise<void>): Promise<CallError | null> {
  await savepoint(trx, 'savepoint publishing');
  try {
    await publish(trx);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await savepoint(trx, 'rollback to savepoint publishing');
    return error;
  }
}

async function existing(
  trx: Trx,
  siteId: SiteId,
  ids: readonly DocumentId[],
): Promise<readonly DocumentId[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

function dueItems(services: Services) {
  return services.db
    .selectFrom('content_entries')
    .select(['site_id', 'document_id'])
    .where('stage', '=', 'draft')
    .where('workflow_state', '=', 'scheduled')
    .where('publish_at', '<=', new Date(services.now()))
    .orderBy('publish_at')
    .limit(MAX_DUE)
    .execute();
}

/** A scheduled item becomes published at its time (CONT-184); false where somebody changed that meanwhile. */
async function publishItem(services: Services, siteId: SiteId, documentId: DocumentId): Promise<boolean> {
  const now = new Date(services.now());
  try {
    return await services.db.transaction().execute(async (trx) => {
      // Before the document, as everything that publishes does.
      await lockPublishing(trx, siteId);
      const document = await lockDocument(trx, siteId, documentId);
      if (document === null || document.removedAt !== null) return false;
      const records = await loadRecords(trx, siteId, documentId);
      const settings = readEntrySettings(document.kind, records);
      if (settings?.workflowState !== 'scheduled' || settings.publishAt === null) return false;
      if (Date.parse(settings.publishAt) > now.getTime()) return false;
      const id = createId<'change'>(services.now());
      await appendChange(trx, {
        siteId,
        documentId,
        at: now,
        author: { accountId: null, name: 'Portico' },
        change: {
          id,
          baseVersion: document.version,
          ...changeName(siteSteps.publishAsScheduled),
          gestureId: id,
          operations: [{ op: 'set', id: 'settings', field: 'workflowState', value: 'published' }],
        },
      });
      await publishDocuments(trx, {
        siteId,
        documentIds: [documentId],
        authorId: null,
        name: fill(releaseNames.asScheduled, { title: documentTitle(records) }),
        kind: 'scheduled',
        at: now,
      });
      return true;
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    services.log.warn({ siteId, documentId, code: error.code }, 'a scheduled item could not be published');
    return false;
  }
}

async function savepoint(trx: Trx, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}
