import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findPicturesFolder } from './find-pictures-folder.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

/** Pictures of the templates' home pages, for the dashboard: `/_portico/templates/{id}.jpg`. */
export function registerTemplates(app: FastifyInstance): void {
  const known = new Set(TEMPLATES.map((template) => `${template.id}.jpg`));
  app.get<{ Params: { name: string } }>('/_portico/templates/:name', (request, reply) => {
    const { name } = request.params;
    if (!known.has(name)) return reply.callNotFound();
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(createReadStream(path.join(findPicturesFolder(), 'previews', name)));
  });
}
