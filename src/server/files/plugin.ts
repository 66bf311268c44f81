import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IMAGE_FORMATS } from '#domain/images/image-address.ts';
import { IMAGE_WIDTHS } from '#domain/images/image-widths.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { hostnameOf } from '#server/platform/http/requested-host.ts';
import { siteOf, type SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import {
  deriveAtOnce,
  derivationFor,
  derivedMimeType,
  isDerivable,
  type Derivation,
} from './derive-image.ts';
import { isId } from '#lib/id.ts';
import { checkProtectedAddress } from './protected-address.ts';
import { findFile, findFileByName, findFont, findImage } from './queries.ts';
import { requestedPart } from './requested-part.ts';
import { contentKey, derivedKey } from './storage-keys.ts';
import type { StoredFile } from './stored-file.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** A name can refer to other content after the file was deleted and its name reused. */
const A_MINUTE = 'public, max-age=60, must-revalidate';
/** A signed address is for the one who has it. */
const NOBODY_KEEPS = 'private, no-store';
/** The policy for uploaded files: nothing in them runs or loads anything, even opened by itself. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** The browser's own document viewer does not start in a sandbox. */
const DOCUMENT_VIEWER = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

const widths = IMAGE_WIDTHS.map((width) => `${width}w`);
const imageQuery = z
  .strictObject({
    format: z.enum(widths as [string, ...string[]]).optional(),
    type: z.enum(IMAGE_FORMATS).optional(),
  })
  .refine((query) => query.type === undefined || query.format !== undefined);
const signedQuery = z.object({ until: z.string().regex(/^\d{1,12}$/), signature: z.string() });

/**
 * Pictures in the widths of IMG-15, fonts (DSGN-61), file links (LINK-64) and signed links of protected files (ORD-132), on
 * public and on app hosts.
 */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { content: string; name: string } }>(
    '/s/images/:content/:name',
    async (request, reply) => {
      const site = siteOf(request);
      const query = imageQuery.safeParse(request.query);
      if (!query.success) throw new CallError('invalid-input');
      const file = await findImage(services.db, site.siteId, request.params.content);
      if (file === null) throw new CallError('not-found');
      const wanted = derivationOf(file, query.data.format, query.data.type ?? null);
      reply.header('cache-control', FOREVER);
      if (wanted === null) return send(services, request, reply, file, contentKey(file), file.mimeType);
      const key = derivedKey(file, wanted.width, wanted.format);
      await deriveAtOnce(services, file, wanted);
      return send(services, request, reply, file, key, derivedMimeType(file, wanted.format), wanted);
    },
  );

  app.get<{ Params: { name: string } }>('/s/fonts/:name', async (request, reply) => {
    const site = siteOf(request);
    const file = await findFont(services.db, site.siteId, request.params.name.replace(/\.woff2$/, ''));
    if (file === null) throw new CallError('not-found');
    reply.header('cache-control', FOREVER);
    return send(services, request, reply, file, contentKey(file), file.mimeType);
  });

  app.get<{ Params: { name: string } }>('/s/:name', async (request, reply) => {
    const site = siteOf(request);
    const file = await findFileByName(services.db, site.siteId, request.params.name);
    if (file === null) throw new CallError('not-found');
    reply.header('cache-control', A_MINUTE);
    reply.header('content-disposition', dispositionOf(file, isShown(file, site)));
    return send(services, request, reply, file, contentKey(file), file.mimeType);
  });

  app.get<{ Params: { fileId: string } }>('/s/protected/:fileId', async (request, reply) => {
    const { siteId } = siteOf(request);
    const { fileId } = request.params;
    if (!isId<'file'>(fileId)) throw new CallError('not-found');
    const hostname = hostnameOf(request.headers.host ?? '');
    const query = signedQuery.safeParse(request.query);
    if (!query.success) throw new CallError('not-found');
    checkProtectedAddress(services, { siteId, fileId, hostname }, query.data);
    const file = await findFile(services.db, siteId, fileId);
    if (file === null) throw new CallError('not-found');
    reply.header('cache-control', NOBODY_KEEPS);
    reply.header('content-disposition', dispositionOf(file, false));
    return send(services, request, reply, file, contentKey(file), file.mimeType);
  });
}

/** Null: the original. */
function derivationOf(
  file: StoredFile,
  format: string | undefined,
  type: Derivation['format'],
): Derivation | null {
  if (format === undefined || !isDerivable(file)) return null;
  return derivationFor(file, Number.parseInt(format, 10), type);
}

/** On public hosts browsers may show what they can; on app hosts only pictures, sound and video are shown. */
function isShown(file: StoredFile, site: SiteScope): boolean {
  const isMedia = file.kind !== 'document' && file.mimeType !== 'image/svg+xml';
  return isMedia || (site.host === 'public' && file.mimeType === 'application/pdf');
}

function dispositionOf(file: StoredFile, isInline: boolean): string {
  const ascii = file.name.replaceAll(/[^\w.-]/g, '_');
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`;
}

async function send(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  key: string,
  mimeType: string,
  derivation?: Derivation,
): Promise<FastifyReply> {
  const tag = `"${file.sha256.slice(0, 32)}${derivation === undefined ? '' : `-${derivation.width}-${derivation.format ?? 'o'}`}"`;
  reply
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', mimeType === 'application/pdf' ? DOCUMENT_VIEWER : INERT)
    .type(mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : mimeType);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  // Players of sound and video ask for parts. A derived picture is small, and only the original's size is known.
  const isWhole = derivation !== undefined || (request.headers['if-range'] ?? tag) !== tag;
  const part = isWhole ? null : requestedPart(request.headers.range, file.size);
  if (derivation === undefined) reply.header('accept-ranges', 'bytes');
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const content = await services.storage.read(key, part ?? undefined);
  if (content === null) {
    reply.header('cache-control', 'no-store');
    throw new CallError('not-found');
  }
  if (request.method === 'HEAD') content.stream.destroy();
  if (part !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  reply.header('content-length', part === null ? content.size : part.end - part.start + 1);
  return request.method === 'HEAD' ? reply.send() : reply.send(content.stream);
}
