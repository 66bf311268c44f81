import { z } from 'zod';
import type { Services } from '#server/platform/services.ts';
import { deriveAll } from './derive-image.ts';
import { findFile } from './queries.ts';
import { sweepTemporaryFolders } from './temporary-folder.ts';

const deriveImageData = z.object({ siteId: z.string(), fileId: z.string() });

/** Makes the widths of uploaded images in the background; takes away what killed uploads left behind. */
export async function registerFileJobs(services: Services): Promise<void> {
  await sweepTemporaryFolders(services);
  await services.jobs.work('derive-image', async (data, signal) => {
    const { siteId, fileId } = deriveImageData.parse(data);
    const file = await findFile(services.db, siteId, fileId);
    // Removed in the meantime: nothing to do.
    if (file !== null) await deriveAll(services, file, signal);
  });
}
