import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import type { Services } from '#server/platform/services.ts';
import { createMetrics } from './metrics.ts';
import { startMetrics } from './start-metrics.ts';

const services = { jobs: { failed: async () => [] } } as unknown as Services;
const app = { server: createServer() } as unknown as FastifyInstance;

it('answers on this machine only, unless another address is asked for', async () => {
  expect(readConfiguration({}).privateHost).toBe('127.0.0.1');
  const { privateHost } = readConfiguration({ PRIVATE_HOST: '0.0.0.0' });
  const [own, open] = [
    await startMetrics(services, app, [], { host: readConfiguration({}).privateHost, port: 0 }),
    await startMetrics(services, app, [], { host: privateHost, port: 0 }),
  ];
  expect([own.address, open.address]).toEqual(['127.0.0.1', '0.0.0.0']);
  await Promise.all([own.close(), open.close()]);
});

it('tells what was answered and which jobs failed, anew at each request, in the text format of Prometheus', async () => {
  let failed = [{ queue: 'mail' }, { queue: 'sweep' }, { queue: 'mail' }];
  const watched = createServer((request, response) => {
    response.writeHead(request.url === '/missing' ? 404 : 200).end();
  });
  const waiting = { name: 'portico_waiting', help: 'What waits.', read: async () => failed.length };
  const watching = { jobs: { failed: async () => failed } } as unknown as Services;
  const registry = createMetrics(watching, watched, [waiting]);
  await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
  const { port } = watched.address() as AddressInfo;
  for (const path of ['/', '/missing', '/']) await fetch(`http://127.0.0.1:${port}${path}`);
  watched.close();

  const text = await registry.metrics();
  expect(registry.contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toContain(
    '# HELP portico_http_responses_total Answers by class of status.\n' +
      '# TYPE portico_http_responses_total counter\n' +
      'portico_http_responses_total{status="2xx"} 2\n' +
      'portico_http_responses_total{status="4xx"} 1\n',
  );
  expect(text).toContain(
    '# TYPE portico_jobs_failed gauge\nportico_jobs_failed{queue="mail"} 2\nportico_jobs_failed{queue="sweep"} 1\n',
  );
  expect(text).toMatch(/^portico_event_loop_delay_p99_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^process_uptime_seconds [\d.]+$/m);
  expect(text).toContain('\nportico_waiting 3\n');
  failed = [{ queue: 'sweep' }];
  const later = await registry.metrics();
  expect(later).not.toContain('queue="mail"');
  expect(later).toContain('\nportico_waiting 1\n');
});

it('fails where its port is in use, and names it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(startMetrics(services, app, [], { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  other.close();
});
