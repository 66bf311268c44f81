import { appUrl } from '#server/platform/config/addresses.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { isBuilt } from '#server/platform/assets/manifest.ts';
import { startMetrics } from '#server/platform/metrics/start-metrics.ts';
import { describeAddresses } from '#server/platform/start/describe-addresses.ts';
import { startPortico, type StartedPortico } from '#server/platform/start/start-portico.ts';

const SHUTDOWN_LIMIT_MS = 15_000;
/** What the start has left over is taken away when it is done; nothing else would before memory runs short. */
const COLLECT_AFTER_MS = 1_000;

await run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

async function run(): Promise<void> {
  if (!isBuilt())
    throw new ConfigurationError('Portico is not built. Run npm run build, or start it with npm start');
  const portico = await startPortico(process.env);
  const { app, services } = portico;
  const { host, port, privatePort } = services.config;
  const metrics = privatePort === null ? null : await startMetrics(services, app, privatePort);
  await app.listen({ port, ...(host === null ? { host: '::' } : { host }) });
  process.stdout.write(`${await describeAddresses(services)}\n`);

  setTimeout(() => globalThis.gc?.(), COLLECT_AFTER_MS).unref();

  // Whatever was forgotten to be handled must not take the site down.
  process.on('unhandledRejection', (error) => services.log.error({ err: error }, 'an error was not handled'));
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop({
        ...portico,
        close: async () => Promise.all([metrics?.close(), portico.close()]).then(() => undefined),
      });
    });
  }
}

async function stop(portico: StartedPortico): Promise<void> {
  const limit = setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS);
  limit.unref();
  try {
    await portico.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError)
    return `Portico cannot start with these settings:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? '8080'} is in use. Stop what uses it, or start Portico with another PORT. The dashboard of a Portico that is running already is at ${appUrl(
      {
        appDomain: process.env['APP_DOMAIN'] ?? 'app.localhost',
        sitesDomain: '',
        publicProtocol: 'http',
        publicPort: Number(process.env['PORT'] ?? 8080),
      },
      null,
      '/',
    )}`;
  }
  return error.stack ?? error.message;
}
