import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FONT_FAMILIES, isWeightList } from '#domain/design/fonts.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { CallError } from '#server/platform/http/errors.ts';

const paramsSchema = z.object({
  version: z.string().max(20),
  file: z.string().regex(/^[a-z0-9-]+\.woff2$/),
});
const MAX_KEPT_FILES = 60;

/**
 * Fonts of the catalogue at `/_portico/fonts/{version}/{file}`, on every host. The address changes with the version,
 * so that what lies there never changes.
 */
export function registerFonts(app: FastifyInstance): void {
  const kept = new Map<string, Buffer>();
  app.get('/_portico/fonts/:version/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw new CallError('not-found');
    const { version, file } = params.data;
    const key = `${version}/${file}`;
    const content = kept.get(key) ?? (await readFont(version, file));
    if (content === null) throw new CallError('not-found');
    kept.delete(key);
    kept.set(key, content);
    for (const name of kept.keys()) {
      if (kept.size <= MAX_KEPT_FILES) break;
      kept.delete(name);
    }
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(content);
  });
}

/** Only files of families in the catalogue, with their own version, can be asked for. */
async function readFont(version: string, file: string): Promise<Buffer | null> {
  const font = FONT_FAMILIES.find(
    (family) => family.version === version && version !== '' && file.startsWith(`${family.id}-`),
  );
  if (font === undefined) return null;
  const scope = isWeightList(font.weights) ? '@fontsource' : '@fontsource-variable';
  const name = path.join(projectFolder(), 'node_modules', scope, font.id, 'files', file);
  try {
    return await readFile(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
