import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Services } from '#server/platform/services.ts';
import type { Metric } from './metric.ts';

const FAILED_JOBS_LIMIT = 1_000;
const NANOSECONDS = 1e9;

/**
 * What is measured of this process and its jobs, counted from now on, and what features count of the installation; no label
 * says which site or person (PLAT-76).
 */
export function createMetrics(services: Services, server: Server, metrics: readonly Metric[]): Registry {
  const registry = new Registry();
  const registers = [registry];
  const responses = new Counter({
    name: 'portico_http_responses_total',
    help: 'Answers by class of status.',
    labelNames: ['status'],
    registers,
  });
  server.on('request', (_request, response) => {
    response.once('finish', () => responses.inc({ status: `${Math.floor(response.statusCode / 100)}xx` }));
  });
  void new Gauge({
    name: 'portico_jobs_failed',
    help: 'Jobs whose last try failed and that are still kept.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const failed = await services.jobs.failed(FAILED_JOBS_LIMIT);
      this.reset();
      for (const job of failed) this.inc({ queue: job.queue });
    },
  });
  for (const { name, help, read } of metrics) {
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read(services));
      },
    });
  }
  const delay = monitorEventLoopDelay();
  delay.enable();
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge(
    'portico_event_loop_delay_p99_seconds',
    'Delay of the event loop.',
    () => delay.percentile(99) / NANOSECONDS,
  );
  gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Seconds since the start.', () => process.uptime());
  return registry;
}
