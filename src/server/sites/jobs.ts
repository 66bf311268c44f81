import type { Services } from '#server/platform/services.ts';
import { purgeSites } from './purge-sites.ts';
import { removeTemplatePreviews } from './template-preview.ts';

const EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Deletes sites whose time has come, at the start and while the process runs. Several processes do no harm.
 * Previews of templates are deleted at the start: after an update templates may look different.
 */
export async function registerSiteJobs(services: Services): Promise<void> {
  const purge = async () => {
    try {
      const count = await purgeSites(services);
      if (count > 0) services.log.info({ count }, 'removed sites were deleted for good');
    } catch (error) {
      services.log.warn({ err: error }, 'removed sites could not be deleted; this is tried again');
    }
  };
  await purge();
  await removeTemplatePreviews(services);
  setInterval(() => void purge(), EVERY_MS).unref();
}
