import type { Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { cutText } from '#lib/cut-text.ts';
import { createId, type Id } from '#lib/id.ts';
import type { SiteId, AccountId } from '#domain/documents/record.ts';
import { WxrError } from '#domain/wordpress/read-wxr-error.ts';
import { receiveFile, TooManyBytesError } from '#server/files/receive-file.ts';
import { withTemporaryFolder } from '#server/files/temporary-folder.ts';
import { uploadErrorOf } from '#server/files/upload-error-of.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { importWordpressJob } from './import-wordpress-job.ts';
import { importFileKey } from './import-file-key.ts';
import { isDisqusExport } from './is-disqus-export.ts';
import { ExportReaderError, openExport, type OpenExport } from './open-export.ts';
import { readExportIndex } from './read-export-index.ts';
import { findImportRun, insertImportRun, type StoredImportRun } from './import-runs.ts';

/** Bytes of an export file. */
export const MAX_IMPORT_BYTES = 1_000_000_000;

export interface NewImport {
  readonly siteId: SiteId;
  readonly accountId: AccountId | null;
  readonly fileName: string;
  readonly content: Readable;
  readonly isDryRun: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Receives an export file, checks and stores it and queues its import. Throws `CallError`: import-file-invalid,
 * import-running, file-too-large, file-incomplete, storage-full.
 */
export async function startImport(services: Services, given: NewImport): Promise<StoredImportRun> {
  const id = createId<'import-run'>(services.now());
  try {
    return await withTemporaryFolder(services, async (folder) => {
      const received = await receiveFile(given.content, path.join(folder, 'export.xml'), {
        limitOf: () => Promise.resolve(MAX_IMPORT_BYTES),
        maxBytes: MAX_IMPORT_BYTES,
        signal: given.signal,
      });
      await refuseOtherFiles(services, received.path, given.signal ?? new AbortController().signal);
      await services.storage.write(importFileKey(given.siteId, id), createReadStream(received.path));
      return await enqueue(services, { ...given, id });
    });
  } catch (error) {
    if (error instanceof WxrError) throw new CallError('import-file-invalid', { reason: error.message });
    if (error instanceof TooManyBytesError) {
      throw new CallError('file-too-large', { fileName: given.fileName, maxSize: '1000 MB' });
    }
    throw uploadErrorOf(error);
  }
}

/** Starts the import of a file that was tried before. Throws `CallError`: not-found, import-running. */
export async function repeatImport(
  services: Services,
  given: {
    readonly siteId: SiteId;
    readonly importId: Id<'import-run'>;
    readonly accountId: AccountId | null;
  },
): Promise<StoredImportRun> {
  const before = await findImportRun(services.db, given.siteId, given.importId);
  const stored = before === null ? null : await services.storage.read(importFileKey(given.siteId, before.id));
  if (before === null || stored === null) throw new CallError('not-found');
  const id = createId<'import-run'>(services.now());
  await services.storage.write(importFileKey(given.siteId, id), stored.stream);
  return enqueue(services, { ...given, id, fileName: before.fileName, isDryRun: false });
}

async function enqueue(
  services: Services,
  run: Pick<NewImport, 'siteId' | 'accountId' | 'fileName' | 'isDryRun'> & { readonly id: Id<'import-run'> },
): Promise<StoredImportRun> {
  const entered = await services.db.transaction().execute(async (transaction) => {
    const stored = await insertImportRun(transaction, {
      ...run,
      fileName: cutText(run.fileName, 200),
      startedBy: run.accountId,
      at: new Date(services.now()),
    });
    if (stored !== null) {
      await services.jobs.enqueue(
        importWordpressJob,
        { siteId: run.siteId, importId: run.id },
        { transaction },
      );
    }
    return stored;
  });
  if (entered !== null) return entered;
  await services.storage.remove(importFileKey(run.siteId, run.id));
  throw new CallError('import-running');
}

/** Reads the whole file: a damaged one is refused before anything is imported. */
async function refuseOtherFiles(services: Services, file: string, signal: AbortSignal): Promise<void> {
  const reader = openExport(services, file, signal);
  try {
    if (await isDisqusExport(file)) await readThreads(reader);
    else await readExportIndex(reader);
  } catch (error) {
    if (error instanceof ExportReaderError) throw new WxrError(error.text);
    throw error;
  } finally {
    await reader.close();
  }
}

async function readThreads(reader: OpenExport): Promise<void> {
  for (let isLast = false; !isLast;) ({ isLast } = await reader.ask({ kind: 'threads' }));
}
