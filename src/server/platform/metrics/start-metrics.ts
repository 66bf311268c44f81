import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { createRequestCounter, writeMetrics } from './metrics.ts';

/** Answers `/metrics` in Prometheus' text format, on a port of its own that is not meant for the public. */
export async function startMetrics(
  services: Services,
  app: FastifyInstance,
  port: number,
): Promise<{ close(): Promise<void> }> {
  const counter = createRequestCounter(app.server);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    writeMetrics(services, counter).then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
