import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openDocument } from '#contract/documents.ts';
import { listContent, SITE_CONTENT_QUERY } from '#contract/pages.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { pathOfFrameUrl } from '#domain/navigation/frame-url.ts';
import type { Services } from '#server/platform/services.ts';
import { findHomePageId } from '#server/pages/find-home-page-id.ts';
import { findEntryByPath } from '#server/pages/queries.ts';

/** Answers of the endpoints that the first screen of the configuration area asks for, by their addresses. */
export type BootAnswers = Readonly<Record<string, string>>;

/**
 * Calls those endpoints as the person's browser would, so that their own rules on access hold, and gives what they
 * answered; a call that fails is left to the browser. This saves the first screen three round trips.
 */
export async function bootAnswers(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  site: { readonly siteId: SiteId; readonly siteDocumentId: string },
): Promise<BootAnswers> {
  const search = request.url.slice((request.url.split('?')[0] ?? '').length);
  const path = pathOfFrameUrl(search);
  const shown =
    path === '/'
      ? await findHomePageId(services.db, site.siteId)
      : ((await findEntryByPath(services.db, site.siteId, 'draft', path))?.documentId ?? null);
  const addresses = [
    `${listContent.path}?${new URLSearchParams(Object.entries(SITE_CONTENT_QUERY).map(asText)).toString()}`,
    documentAddress(site.siteDocumentId),
    ...(shown === null ? [] : [documentAddress(shown)]),
  ];
  const answers = await Promise.all(addresses.map((address) => answerOf(app, request, address)));
  return Object.fromEntries(
    answers.flatMap((answer, index) => (answer === null ? [] : [[addresses[index], answer]])),
  );
}

function asText([name, value]: readonly [string, string | number]): [string, string] {
  return [name, String(value)];
}

function documentAddress(documentId: DocumentId | string): string {
  return openDocument.path.replace(':documentId', documentId);
}

async function answerOf(app: FastifyInstance, request: FastifyRequest, url: string): Promise<string | null> {
  const { host, cookie } = request.headers;
  const answer = await app.inject({
    method: 'GET',
    url,
    remoteAddress: request.ip,
    headers: { host: host ?? '', cookie: cookie ?? '' },
  });
  return answer.statusCode === 200 ? answer.body : null;
}
