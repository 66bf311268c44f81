import { purgeTrash } from '#server/trash/purge-trash.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDue } from './publish-due.ts';

/** How late something scheduled can be when the job that should have woken for it was lost. */
const TICK_S = 30;

/** Publishes what is due, and deletes for good what lay in the trash for 30 days. */
export async function registerPublishingJobs(services: Services): Promise<void> {
  await services.jobs.work('publish-scheduled', async (data) => {
    const isTick = data['reason'] === 'tick';
    try {
      await publishDue(services);
      if (isTick) await purgeTrash(services);
    } finally {
      if (isTick) await sendTick(services);
    }
  });
  await sendTick(services);
}

/** From now on, whatever time it is; the key keeps one waiting tick for all processes. */
async function sendTick(services: Services): Promise<void> {
  await services.jobs.send(
    'publish-scheduled',
    { reason: 'tick' },
    { startAfter: services.now() + TICK_S * 1000, singletonKey: 'tick' },
  );
}
