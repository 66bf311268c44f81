import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { drawWorldPicture, tilesOfPicture, type TileBox } from '#domain/maps/draw-world-picture.ts';
import { WORLD_VERSION, worldLevelOf, worldTileName, type WorldTile } from '#domain/maps/world-levels.ts';
import { readWorldPicture, type WorldPicture } from '#domain/maps/world-picture.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import type { Services } from '#server/platform/services.ts';

const FOLDER = path.join('dist', 'assets', 'world', WORLD_VERSION);
/** Pictures drawn at the same time: each takes some hundred kilobytes meanwhile. */
const MAX_DRAWN_AT_ONCE = 4;

const pictureSchema = z.object({
  style: z.string(),
  zoom: z.string(),
  position: z.string(),
  file: z.string(),
});
const tileSchema = z.object({
  level: z.string().regex(/^\d$/),
  file: z.string().regex(/^\d{1,2}-\d{1,2}\.json$/),
});

/**
 * The map that Portico ships, on every host: pictures of it for pages without scripts and for the canvas. Its files are
 * among the assets; only where those come from their sources, they are sent from here. What lies at an address of these
 * never changes.
 */
export function registerMaps(app: FastifyInstance, services: Services): void {
  const queue = createQueue(MAX_DRAWN_AT_ONCE);
  app.get(`/_portico/maps/${WORLD_VERSION}/:style/:zoom/:position/:file`, async (request, reply) => {
    const { style, zoom, position, file } = pictureSchema.parse(request.params);
    const picture = readWorldPicture(style, zoom, position, file);
    if (picture === null) throw new CallError('not-found');
    const svg = await queue(() => drawPicture(picture));
    if (svg === null) throw new CallError('not-found');
    return sendText(request, forEver(reply), 'image/svg+xml', svg);
  });
  if (services.config.isProduction) return;
  app.get(`/_portico/world/${WORLD_VERSION}/:level/:file`, async (request, reply) => {
    const params = tileSchema.safeParse(request.params);
    const text = params.success ? await readWorld(`${params.data.level}/${params.data.file}`) : null;
    if (text === null) throw new CallError('not-found');
    return sendText(request, forEver(reply), 'application/json', text);
  });
}

function forEver(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
}

/** Null where the map was not built. */
async function drawPicture(picture: WorldPicture): Promise<string | null> {
  const level = worldLevelOf(picture.zoom);
  const boxes = tilesOfPicture(picture);
  const texts = new Map<string, Promise<string | null>>();
  const loaded: { box: TileBox; tile: WorldTile }[] = [];
  for (const box of boxes) {
    const name = worldTileName(level, box.x, box.y);
    const text = await (texts.get(name) ?? texts.set(name, readWorld(name)).get(name));
    if (typeof text !== 'string') return null;
    loaded.push({ box, tile: JSON.parse(text) as WorldTile });
  }
  return drawWorldPicture(picture, loaded);
}

async function readWorld(name: string): Promise<string | null> {
  try {
    return await readFile(path.join(projectFolder(), FOLDER, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Limits simultaneous runs; the others wait for their turn. */
function createQueue(limit: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
