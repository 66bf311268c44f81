import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { deriveAll } from './derive-image.ts';
import { findFile } from './queries.ts';

/** Without a heartbeat for this long the process counts as killed, and another one takes over. */
const HEARTBEAT_S = 15;

/** Makes the widths of an uploaded image. */
export const deriveImageJob = defineJob({
  name: 'derive-image',
  data: z.object({ siteId: idSchema<'site'>(), fileId: idSchema<'file'>() }),
  concurrency: 1,
  limits: { longestS: 300, heartbeatS: HEARTBEAT_S, retries: 3, retryPauseS: 2, lookEveryS: 5 },
  async run(services, { siteId, fileId }, signal) {
    const file = await findFile(services.db, siteId, fileId);
    // Deleted in the meantime: nothing to do.
    if (file !== null) await deriveAll(services, file, signal);
  },
});
