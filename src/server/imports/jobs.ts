import { z } from 'zod';
import type { ImportProgress } from '#contract/imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { WxrError } from '#domain/wordpress/read-wxr.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { fetchPublicFile, type FetchFile } from './fetch-file.ts';
import { importFileKey } from './import-file-key.ts';
import { beginImportRun, endImportRun, findImportRun, saveProgress } from './import-runs.ts';
import { importWordpress } from './import-wordpress.ts';

const importData = z.object({ siteId: z.string(), importId: z.string() });
/** Progress is kept this often, and a request to cancel seen within it. */
const PROGRESS_INTERVAL_MS = 500;

/** Brings uploaded exports in. A job that runs again after a crash goes on where the first one stopped. */
export async function registerImportJobs(
  services: Services,
  fetchFile: FetchFile = fetchPublicFile,
): Promise<void> {
  await services.jobs.work('import-wordpress', async (data, signal) => {
    const { siteId, importId } = importData.parse(data);
    await runImport(services, siteId as SiteId, importId, signal, fetchFile);
  });
}

async function runImport(
  services: Services,
  siteId: SiteId,
  importId: string,
  jobSignal: AbortSignal,
  fetchFile: FetchFile,
): Promise<void> {
  const run = await findImportRun(services.db, siteId, importId);
  if (run === null || !(await beginImportRun(services.db, siteId, importId))) return;
  const cancelled = new AbortController();
  const progress = keepProgress(services, siteId, importId, cancelled);
  const end = (given: Omit<Parameters<typeof endImportRun>[2], 'at'>): Promise<void> =>
    endImportRun(services.db, run, { ...given, at: new Date(services.now()) });
  try {
    const report = await importWordpress(services, {
      siteId,
      dryRun: run.isDryRun,
      authorId: run.startedBy as AccountId | null,
      signal: AbortSignal.any([jobSignal, cancelled.signal]),
      fetchFile,
      onProgress: (now) => progress.tell(now),
      file: async () => {
        const stored = await services.storage.read(importFileKey(siteId, importId));
        invariant(stored !== null, 'the file of a running import is stored');
        return stored.stream;
      },
    });
    await progress.stop();
    // The process ends: the job comes back and goes on.
    if (jobSignal.aborted && !cancelled.signal.aborted) jobSignal.throwIfAborted();
    await end({ status: cancelled.signal.aborted ? 'cancelled' : 'done', report, error: null });
    if (!run.isDryRun) await services.storage.remove(importFileKey(siteId, importId));
  } catch (error) {
    await progress.stop();
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await end({ status: 'failed', report: null, error: reason });
  }
}

/** Why an import failed for good, for the person who started it; null for what may pass when it is tried again. */
function reasonOf(error: unknown): string | null {
  if (error instanceof WxrError) return `This is not a WordPress export file: ${error.message}`;
  return error instanceof CallError ? error.message : null;
}

function keepProgress(
  services: Services,
  siteId: SiteId,
  importId: string,
  cancelled: AbortController,
): { tell(progress: ImportProgress): void; stop(): Promise<void> } {
  let latest: ImportProgress | null = null;
  let saving: Promise<void> = Promise.resolve();
  const save = async (): Promise<void> => {
    const progress = latest;
    latest = null;
    const current = progress ?? (await findImportRun(services.db, siteId, importId))?.progress;
    if (current === undefined) return;
    if (await saveProgress(services.db, siteId, importId, current)) cancelled.abort();
    if (progress !== null) await services.notifications.publish('import-progress', { siteId, importId });
  };
  const enqueue = (): void => {
    saving = saving.then(save).catch((error: unknown) => {
      services.log.warn({ error, importId }, 'the progress of an import could not be kept');
    });
  };
  const timer = setInterval(enqueue, PROGRESS_INTERVAL_MS);
  return {
    tell(progress) {
      const isFirstOfPhase = progress.done === 0;
      latest = progress;
      if (isFirstOfPhase) enqueue();
    },
    async stop() {
      clearInterval(timer);
      if (latest !== null) enqueue();
      await saving;
    },
  };
}
