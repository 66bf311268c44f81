import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';

/** Built scripts and styles, on every host. Their names change with their content. */
export function registerAssets(app: FastifyInstance, services: Services): void {
  // The development server answers for them.
  if (!services.config.isProduction) return;
  void app.register(fastifyStatic, {
    root: path.join(projectFolder(), 'dist', 'assets'),
    prefix: '/_portico/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      // Scripts of public hosts are loaded by pages of any origin that a site may be shown under.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // Scripts need no policy header, which is longer than many of them.
      reply.header('content-security-policy', "default-src 'none'");
    },
  });
}
