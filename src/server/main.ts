import './start/keep-tick-shape.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { isBuilt } from '#server/platform/assets/manifest.ts';
import { explainStartError } from './start/explain-start-error.ts';
import { beginStart } from './start/begin-start.ts';
import { drainBeforeClosing } from './start/drain-before-closing.ts';
import { stopOnSignals, type StopSignal } from './start/stop-on-signals.ts';
import { watchParent } from './start/watch-parent.ts';

/** How long a process that is told to end while it starts may continue to start: only then can it be closed. */
const START_LIMIT_MS = 60_000;
/** Beyond the time in which it takes requests still. */
const SHUTDOWN_LIMIT_MS = 15_000;
/** Garbage of the start is collected when it is done; otherwise it would stay until memory runs short. */
const COLLECT_AFTER_MS = 1_000;

interface Running {
  /** How long it may take to close, in milliseconds. */
  readonly closingLimitMs: number;
  close(signal: StopSignal): Promise<void>;
}

await run().catch(fail);

function fail(error: unknown): never {
  process.stderr.write(`${explainStartError(error, process.env)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  if (!isBuilt())
    throw new ConfigurationError('Portico is not built. Run npm run build, or start it with npm start');
  let isStopping = false;
  const starting = start(() => isStopping);
  const receive = stopOnSignals(async (signal) => {
    isStopping = true;
    const running = await Promise.race([starting, wait(START_LIMIT_MS, null)]).catch(fail);
    if (running === null) process.exit(1);
    await stop(running, signal);
  });
  const parent = process.env['PORTICO_PARENT_PID'];
  if (parent !== undefined && process.env['npm_lifecycle_event'] === 'start') {
    watchParent(
      Number(parent),
      () => process.ppid,
      () => receive('SIGTERM'),
    );
  }
  await starting;
  setTimeout(() => globalThis.gc?.(), COLLECT_AFTER_MS).unref();
}

async function start(isStopping: () => boolean): Promise<Running> {
  const begun = beginStart(process.env);
  // Reading the rest keeps this thread busy for as long as the database takes to start: first it is sent off.
  await begun.launched;
  const { startPortico, describeAddresses } = await import('./start/start-portico.ts');
  const portico = await startPortico(process.env, begun);
  const { app, services } = portico;
  const { host, port, privatePort, privateHost, drainMs } = services.config;
  let metrics: { close(): Promise<void> } | null = null;
  const close = async () => void (await Promise.all([metrics?.close(), portico.close()]));
  try {
    if (privatePort !== null) {
      // Loaded on demand: three megabytes that most processes do not need.
      const { startMetrics } = await import('#server/platform/metrics/start-metrics.ts');
      const { METRICS } = await import('#server/metrics.ts');
      metrics = await startMetrics(services, app, METRICS, { host: privateHost, port: privatePort });
    }
    if (!isStopping()) {
      await app.listen({ port, ...(host === null ? { host: '::' } : { host }) });
      process.stdout.write(`${await describeAddresses(services)}\n`);
    }
  } catch (error) {
    await close();
    throw error;
  }
  // An unhandled error must not stop the site.
  process.on('unhandledRejection', (error) => services.log.error({ err: error }, 'an error was not handled'));
  return {
    closingLimitMs: drainMs + SHUTDOWN_LIMIT_MS,
    async close(signal) {
      // At a terminal there are no proxies to wait for.
      await drainBeforeClosing(app, signal === 'SIGINT' ? 0 : drainMs);
      await close();
    },
  };
}

async function stop(running: Running, signal: StopSignal): Promise<void> {
  const limit = setTimeout(() => process.exit(1), running.closingLimitMs);
  limit.unref();
  await running.close(signal).catch(fail);
  process.exit(0);
}
