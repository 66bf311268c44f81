import { registerFileJobs } from '#server/files/jobs.ts';
import { registerMailJobs } from '#server/platform/mail/jobs.ts';
import type { Services } from '#server/platform/services.ts';

/** Handlers of every queue. */
const REGISTRATIONS: readonly ((services: Services) => Promise<void>)[] = [registerMailJobs, registerFileJobs];

export async function registerJobs(services: Services): Promise<void> {
  for (const register of REGISTRATIONS) await register(services);
}
