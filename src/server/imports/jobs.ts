import { z } from 'zod';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { createFileFetcher, type FetchFile } from './fetch-file.ts';
import { purgeImportFiles } from './purge-import-files.ts';
import { resumeImports } from './resume-imports.ts';
import { runImport } from './run-import.ts';

const importData = z.object({ siteId: z.string(), importId: z.string() });
/** How soon a run whose process was killed is looked for. */
const RESUME_INTERVAL_MS = 10_000;
const PURGE_INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Brings uploaded exports in. A run whose process was stopped or killed goes on where it was. */
export async function registerImportJobs(
  services: Services,
  fetchFile: FetchFile = createFileFetcher(services.callOutside),
): Promise<void> {
  await services.jobs.work('import-wordpress', async (data, signal) => {
    const { siteId, importId } = importData.parse(data);
    await runImport(services, { siteId: siteId as SiteId, importId, signal, fetchFile });
  });
  const resume = async (): Promise<void> => {
    try {
      await resumeImports(services);
    } catch (error) {
      services.log.warn({ err: error }, 'imports that stopped could not be looked for; this is tried again');
    }
  };
  await resume();
  setInterval(() => void resume(), RESUME_INTERVAL_MS).unref();
  const purge = async (): Promise<void> => {
    try {
      await purgeImportFiles(services);
    } catch (error) {
      services.log.warn({ err: error }, 'files of imports could not be deleted; this is tried again');
    }
  };
  await purge();
  setInterval(() => void purge(), PURGE_INTERVAL_MS).unref();
}
