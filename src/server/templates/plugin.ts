import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findPicturesFolder } from './find-pictures-folder.ts';
import { SAMPLE_PICTURES_PATH } from '#compose/sample-pictures.ts';
import { PICTURES } from '#compose/pictures.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

/**
 * Pictures of the templates' home pages, for the dashboard: `/_portico/templates/{id}.jpg`; and the pictures of the
 * templates, for previews of sections and page layouts in the editor: `/s/sample-pictures/{name}.jpg`.
 */
export function registerTemplates(app: FastifyInstance): void {
  serve(
    app,
    '/_portico/templates/',
    'previews',
    TEMPLATES.map(({ id }) => id),
  );
  serve(app, SAMPLE_PICTURES_PATH, '', Object.keys(PICTURES));
}

function serve(app: FastifyInstance, address: string, folder: string, names: readonly string[]): void {
  const known = new Set(names.map((name) => `${name}.jpg`));
  app.get<{ Params: { name: string } }>(`${address}:name`, (request, reply) => {
    const { name } = request.params;
    if (!known.has(name)) return reply.callNotFound();
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(createReadStream(path.join(findPicturesFolder(), folder, name)));
  });
}
