import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import type { Metric } from './metric.ts';
import { createMetrics } from './metrics.ts';

/** Answers `/metrics` in Prometheus' text format, at an address of its own that is not meant for the public. */
export async function startMetrics(
  services: Services,
  app: FastifyInstance,
  metrics: readonly Metric[],
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const registry = createMetrics(services, app.server, metrics);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    address: typeof bound === 'object' && bound !== null ? bound.address : host,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
