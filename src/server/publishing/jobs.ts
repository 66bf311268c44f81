import { purgeTrash } from '#server/documents/purge-trash.ts';
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

/** By the machine's clock, like everything that waits; the key keeps one tick for all processes. */
async function sendTick(services: Services): Promise<void> {
  const next = (Math.floor(Date.now() / 1000 / TICK_S) + 1) * TICK_S * 1000;
  await services.jobs.send(
    'publish-scheduled',
    { reason: 'tick' },
    { startAfter: next, singletonKey: `tick ${next}` },
  );
}
