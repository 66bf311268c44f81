import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { registerDocumentKinds } from '#server/document-kinds.ts';
import { EVENT_CONSUMERS } from '#server/event-consumers.ts';
import { JOBS } from '#server/jobs.ts';
import { sharedDomainWarning } from '#server/platform/config/shared-domain-warning.ts';
import { beginStart } from './begin-start.ts';
import { tidyUp } from './tidy-up.ts';
import { startServices, type StartedServices } from './start-services.ts';
import { prepareInstallation } from './prepare-installation.ts';

export { describeAddresses } from './describe-addresses.ts';

export interface StartedPortico {
  readonly app: FastifyInstance;
  readonly services: StartedServices['services'];
  /** Answers what is under way, then ends jobs and connections, and our own database server where nobody needs it. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

/** Everything up to listening: settings, database, first start, jobs, HTTP. */
export async function startPortico(
  environment: Readonly<Record<string, string | undefined>>,
  begun = beginStart(environment),
): Promise<StartedPortico> {
  const warning = await sharedDomainWarning(begun.settings);
  if (warning !== null) begun.log.warn({}, warning);
  registerDocumentKinds();
  const started = await startServices({ ...begun, prepare: prepareInstallation });
  const { services } = started;
  try {
    await tidyUp(started.backgroundServices);
    await started.startJobs(JOBS);
    await started.startConsumers(EVENT_CONSUMERS);
    const app = await createApp(services);
    await app.ready();
    return {
      app,
      services,
      async close(options) {
        await app.close();
        await started.close(options);
      },
    };
  } catch (error) {
    await started.close();
    throw error;
  }
}
