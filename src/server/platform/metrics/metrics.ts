import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Services } from '#server/platform/services.ts';

const FAILED_JOBS_LIMIT = 1_000;
const NANOSECONDS = 1e9;

/** Answers so far, by the first digit of their status. */
export interface RequestCounter {
  readonly byClass: ReadonlyMap<string, number>;
  /** 99th percentile, in nanoseconds. */
  readonly eventLoopDelay: () => number;
}

export function createRequestCounter(server: Server): RequestCounter {
  const byClass = new Map<string, number>();
  const delay = monitorEventLoopDelay();
  delay.enable();
  server.on('request', (_request, response) => {
    response.once('finish', () => {
      const name = `${Math.floor(response.statusCode / 100)}xx`;
      byClass.set(name, (byClass.get(name) ?? 0) + 1);
    });
  });
  return { byClass, eventLoopDelay: () => delay.percentile(99) };
}

export async function writeMetrics(services: Services, counter: RequestCounter): Promise<string> {
  const failed = await services.jobs.failed(FAILED_JOBS_LIMIT);
  const byQueue = new Map<string, number>();
  for (const job of failed) byQueue.set(job.queue, (byQueue.get(job.queue) ?? 0) + 1);
  return [
    metric(
      'portico_http_responses_total',
      'counter',
      'Answers by class of status.',
      Array.from(counter.byClass, ([name, count]) => [`{status="${name}"}`, count] as const),
    ),
    metric(
      'portico_jobs_failed',
      'gauge',
      'Jobs whose last try failed and that are still kept.',
      Array.from(byQueue, ([queue, count]) => [`{queue="${queue}"}`, count] as const),
    ),
    metric('portico_event_loop_delay_p99_seconds', 'gauge', 'Delay of the event loop.', [
      ['', counter.eventLoopDelay() / NANOSECONDS],
    ]),
    metric('process_resident_memory_bytes', 'gauge', 'Memory of this process.', [
      ['', process.memoryUsage.rss()],
    ]),
    metric('process_uptime_seconds', 'gauge', 'Seconds since the start.', [['', process.uptime()]]),
    '',
  ].join('\n');
}

function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');
}
