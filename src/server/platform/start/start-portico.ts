import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { registerJobs } from '#server/jobs.ts';
import { readConfiguration, type Configuration } from '#server/platform/config/configuration.ts';
import { loadSecrets } from '#server/platform/config/secrets.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createPinoLogger } from '#server/platform/logging/pino-logger.ts';
import { startServices, type StartedServices } from '#server/platform/start-services.ts';
import { prepareInstallation } from '#server/sites/prepare-installation.ts';

export interface StartedPortico {
  readonly app: FastifyInstance;
  readonly services: StartedServices['services'];
  /** Answers what is under way, then ends jobs and connections, and our own database server where nobody needs it. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

/** Everything up to listening: settings, database, first start, jobs, HTTP. */
export async function startPortico(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<StartedPortico> {
  const settings = readConfiguration(environment);
  const config: Configuration = { ...settings, secrets: await loadSecrets(settings.dataDir) };
  const log: Logger = createPinoLogger(config.logLevel);
  const started = await startServices(config, log);
  const { services } = started;
  try {
    await registerJobs(services);
    await services.jobs.start();
    await prepareInstallation(services);
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
