import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportProgress } from '#contract/imports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyImportReport } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import { withTemporaryFolder } from '#server/files/temporary-folder.ts';
import { describeFault } from './describe-fault.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { runFailureOf } from './run-failure.ts';
import { importFileKey } from './import-file-key.ts';
import { findImportRun } from './import-runs.ts';
import { importDisqus } from './import-disqus.ts';
import { isDisqusExport } from './is-disqus-export.ts';
import { importWordpress, type ImportResult } from './import-wordpress.ts';
import {
  beginImportRun,
  endImportRun,
  keepRunAlive,
  releaseImportRun,
  type RunAttempt,
} from './run-lifecycle.ts';

/** The interval at which progress is stored, and a cancellation noticed. */
const ALIVE_INTERVAL_MS = 500;

/**
 * Imports one uploaded export, from its start or from where an earlier try stopped, and ends the run whatever happens:
 * done, failed with the reason, or cancelled. Throws only where the run is to be restarted: the process is being
 * stopped, or the database is unavailable.
 */
export async function runImport(
  services: Services,
  given: {
    readonly siteId: SiteId;
    readonly importId: Id<'import-run'>;
    /** The process is being stopped. */
    readonly signal: AbortSignal;
    readonly fetchFile: FetchFile;
  },
): Promise<void> {
  const { siteId, importId } = given;
  const run = await findImportRun(services.db, siteId, importId);
  const attempt = run === null ? null : await beginImportRun(services.db, siteId, importId);
  if (run === null || attempt === null) return;
  const life = keepAlive(services, attempt);
  try {
    const signal = AbortSignal.any([given.signal, life.signal]);
    const result = await withStoredFile(services, importFileKey(siteId, importId), signal, async (file) => {
      const onProgress = (progress: ImportProgress) => life.tell(progress);
      const wanted = { siteId, file, dryRun: run.isDryRun, signal, onProgress };
      if (await isDisqusExport(file)) return importDisqus(services, wanted);
      const { fetchFile } = given;
      return importWordpress(services, { ...wanted, authorId: run.startedBy, fetchFile });
    });
    await life.stop();
    if (given.signal.aborted && !life.signal.aborted) {
      await releaseImportRun(services.db, attempt, { isNoFault: true });
      given.signal.throwIfAborted();
    }
    await end(services, attempt, result, run.isDryRun, life.signal.aborted);
  } catch (error) {
    await life.stop();
    if (isDatabaseUnavailable(error)) await releaseImportRun(services.db, attempt, { isNoFault: false });
    throw error;
  }
}

/** The stored file in a form that the reader can open. A missing file ends the run like any other error. */
async function withStoredFile(
  services: Services,
  key: string,
  signal: AbortSignal,
  work: (file: string) => Promise<ImportResult>,
): Promise<ImportResult> {
  try {
    const stored = await services.storage.read(key);
    if (stored === null) throw new Error('the file of the import is not stored');
    return await withTemporaryFolder(services, async (folder) => {
      const file = path.join(folder, 'export.xml');
      await pipeline(stored.stream, createWriteStream(file, { mode: 0o600 }), { signal });
      return work(file);
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const failure = runFailureOf(error) ?? describeFault(services, error, { key });
    return { report: emptyImportReport(false), failure };
  }
}

async function end(
  services: Services,
  attempt: RunAttempt,
  { report, failure }: ImportResult,
  isDryRun: boolean,
  isCancelled: boolean,
): Promise<void> {
  const status = isCancelled ? 'cancelled' : failure === null ? 'done' : 'failed';
  await endImportRun(services.db, attempt, {
    status,
    report,
    error: status === 'failed' ? failure : null,
    at: new Date(services.now()),
  });
  if (status === 'done' && !isDryRun)
    await services.storage.remove(importFileKey(attempt.siteId, attempt.id));
}

interface Life {
  /** Aborted when the person cancels, or the run belongs to another process. */
  readonly signal: AbortSignal;
  tell(progress: ImportProgress): void;
  stop(): Promise<void>;
}

function keepAlive(services: Services, attempt: RunAttempt): Life {
  const ended = new AbortController();
  let latest: ImportProgress | null = null;
  let saving: Promise<void> | null = null;
  const save = async (): Promise<void> => {
    const progress = latest;
    latest = null;
    try {
      if ((await keepRunAlive(services.db, attempt, progress)) !== 'go-on') ended.abort();
      if (progress !== null) {
        const { siteId, id: importId } = attempt;
        await services.notifications.publish('import-progress', { siteId, importId });
      }
    } catch (error) {
      services.log.warn({ err: error, importId: attempt.id }, 'the progress of an import could not be kept');
    }
  };
  /** One at a time: where the database is slow, updates do not pile up. */
  const saveNow = (): void => {
    saving ??= save().finally(() => {
      saving = null;
    });
  };
  const timer = setInterval(saveNow, ALIVE_INTERVAL_MS);
  return {
    signal: ended.signal,
    tell(progress) {
      latest = progress;
      if (progress.done === 0) saveNow();
    },
    async stop() {
      clearInterval(timer);
      await saving;
      if (latest !== null) await save();
    },
  };
}
