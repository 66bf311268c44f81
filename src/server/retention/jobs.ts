import type { Services } from '#server/platform/services.ts';
import { trimSites } from './trim-sites.ts';

const EVERY_MS = 24 * 60 * 60 * 1000;

/** Once a day, in one process, whatever is kept no longer is deleted. */
export async function registerRetentionJobs(services: Services): Promise<void> {
  await services.jobs.work('sweep', async (_data, signal) => {
    try {
      await trimSites(services, signal);
    } finally {
      await sendNext(services);
    }
  });
  await sendNext(services);
}

/** The key keeps one waiting job for all processes; a start leaves the one that waits as it is. */
async function sendNext(services: Services): Promise<void> {
  await services.jobs.send('sweep', {}, { startAfter: services.now() + EVERY_MS, singletonKey: 'retention' });
}
