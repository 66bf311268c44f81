import type { Services } from '#server/platform/services.ts';
import { importWordpressJob } from './import-wordpress-job.ts';
import { endDeadRuns, findRunsToBegin } from './run-lifecycle.ts';

/** Restarts runs whose process was killed or whose job was lost, and ends those that failed to finish three times. */
export async function resumeImports(services: Services): Promise<void> {
  await endDeadRuns(services.db, null, new Date(services.now()));
  for (const { siteId, id } of await findRunsToBegin(services.db)) {
    await services.jobs.enqueue(importWordpressJob, { siteId, importId: id }, { singletonKey: id });
  }
}
