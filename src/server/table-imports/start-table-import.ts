import path from 'node:path';
import type { Readable } from 'node:stream';
import { tableImportOptionsSchema, type TableImportOptions } from '#contract/table-imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { uploadErrorOf } from '#server/files/upload-error-of.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { QueuedJob } from '#server/platform/jobs/define-job.ts';
import type { Services } from '#server/platform/services.ts';
import { dropLeftOut } from './left-out-rows.ts';
import {
  findTableImport,
  holdTableImport,
  undoUntil,
  UNDOABLE_STATES,
  type StoredTableImport,
} from './stored-imports.ts';
import { keepTable, tableFileKey } from './table-file.ts';
import type { TableImportData } from './table-import-job.ts';
import type { TableImportPart } from './table-import-part.ts';
import type { TableImportId } from './tables.ts';

const MAX_NAME = 200;

export interface NewTable {
  readonly siteId: SiteId;
  readonly targetId: string | null;
  readonly fileName: string;
  readonly content: Readable;
  readonly by: AccountId;
}

type Job = QueuedJob<TableImportData>;

/** Keeps a file and begins to look it through. Throws `CallError`: body-too-large, file-incomplete, storage-full. */
export async function uploadTable(
  services: Services,
  job: Job,
  part: TableImportPart,
  { siteId, targetId, fileName, content, by }: NewTable,
): Promise<StoredTableImport> {
  const now = services.now();
  const at = new Date(now);
  const id = createId<'table-import'>(now);
  const key = tableFileKey(siteId, id);
  const kept = await keepTable(services, key, content, part.maxBytes).catch(async (error: unknown) => {
    await services.storage.remove(key);
    throw uploadErrorOf(error);
  });
  return services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('table_imports')
      .values({
        site_id: siteId,
        id,
        kind: part.kind,
        target_id: targetId,
        state: 'checking',
        file_name: cutText(path.basename(fileName), MAX_NAME),
        encoding: kept.encoding,
        options: JSON.stringify(tableImportOptionsSchema.parse({})),
        size_bytes: kept.sizeBytes,
        account_id: by,
        created_at: at,
        progress_at: at,
      })
      .execute();
    await services.jobs.enqueue(job, { siteId, importId: id }, { transaction: trx });
    return found(await findTableImport(trx, siteId, id));
  });
}

/** Looks a file through anew, or takes it in. Throws `import-running` while it is worked on, `not-found` where it ended. */
export async function startTableImport(
  services: Services,
  job: Job,
  siteId: SiteId,
  id: TableImportId,
  asked: { readonly isDryRun: boolean; readonly options: TableImportOptions; readonly by: AccountId },
): Promise<StoredTableImport> {
  const at = new Date(services.now());
  return services.db.transaction().execute(async (trx) => {
    const held = await holdTableImport(trx, siteId, id, ['checked']);
    if (held === null) throw await whyNot(trx, siteId, id);
    await dropLeftOut(trx, siteId, id);
    await trx
      .updateTable('table_imports')
      .set({
        state: asked.isDryRun ? 'checking' : 'running',
        options: JSON.stringify(asked.options),
        account_id: asked.by,
        line: 0,
        read_bytes: 0,
        added: 0,
        changed: 0,
        unchanged: 0,
        skipped: 0,
        wrong: 0,
        customers: 0,
        noted: 0,
        images: 0,
        problems: '[]',
        error: null,
        error_words: null,
        progress_at: at,
        ...(asked.isDryRun ? {} : { begun_at: at }),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await services.jobs.enqueue(job, { siteId, importId: id }, { transaction: trx });
    return found(await findTableImport(trx, siteId, id));
  });
}

/** Begins to take an import back. Throws `run-not-undoable` after 72 hours, while it is under way and where nothing was taken in. */
export async function undoTableImport(
  services: Services,
  job: Job,
  siteId: SiteId,
  id: TableImportId,
): Promise<StoredTableImport> {
  return services.db.transaction().execute(async (trx) => {
    const held = await holdTableImport(trx, siteId, id, UNDOABLE_STATES);
    if (held === null || undoUntil(held, services.now()) === null) throw new CallError('run-not-undoable');
    await trx
      .updateTable('table_imports')
      .set({ state: 'undoing', progress_at: new Date(services.now()) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await services.jobs.enqueue(job, { siteId, importId: id }, { transaction: trx });
    return found(await findTableImport(trx, siteId, id));
  });
}

async function whyNot(trx: Db, siteId: SiteId, id: TableImportId): Promise<CallError> {
  const stored = await findTableImport(trx, siteId, id);
  return new CallError(
    stored?.state === 'checking' || stored?.state === 'running' ? 'import-running' : 'not-found',
  );
}

function found(stored: StoredTableImport | null): StoredTableImport {
  if (stored === null) throw new CallError('not-found');
  return stored;
}
