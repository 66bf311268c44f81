import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openDocument } from '#contract/documents.ts';
import { contentAtQuery, listContent, SITE_CONTENT_QUERY } from '#contract/pages.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { pathOfFrameUrl } from '#domain/navigation/frame-url.ts';
import type { Services } from '#server/platform/services.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { findEntryByPath } from '#server/content-entries/queries.ts';

/** A longer answer is requested by the browser: embedding it would delay the page. In UTF-16 units. */
const MAX_ANSWER_LENGTH = 150_000;

/** Answers to the requests of the configuration area's first screen, by their addresses. */
export type BootAnswers = Readonly<Record<string, string>>;

export interface Boot {
  readonly answers: BootAnswers;
  /** The path of the page that the site is shown with, decoded; null where no page stands there. */
  readonly shownPath: string | null;
}

/**
 * Calls those endpoints as the person's browser would, so that their own access rules apply, and returns the answers; a
 * failed call is left to the browser. This saves the first screen three round trips.
 */
export async function bootAnswers(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  site: { readonly siteId: SiteId; readonly siteDocumentId: DocumentId },
): Promise<Boot> {
  const search = request.url.slice((request.url.split('?')[0] ?? '').length);
  const path = pathOfFrameUrl(search);
  const shown =
    path === '/'
      ? await findHomePageId(services.db, site.siteId)
      : ((await findEntryByPath(services.db, site.siteId, 'draft', path))?.documentId ?? null);
  const ask = async (address: string): Promise<readonly [string, string] | null> => {
    const answer = await answerOf(app, request, address);
    return answer === null || answer.length > MAX_ANSWER_LENGTH ? null : [address, answer];
  };
  const list = ask(contentAddress(SITE_CONTENT_QUERY));
  const answers = await Promise.all([
    list,
    ask(documentAddress(site.siteDocumentId)),
    shown === null ? null : ask(documentAddress(shown)),
    // The list of a large site may not include the page that is shown.
    list.then((answer) =>
      shown === null || answer?.[1].includes(`"${shown}"`) === true
        ? null
        : ask(contentAddress(contentAtQuery(path))),
    ),
  ]);
  return {
    answers: Object.fromEntries(answers.filter((answer) => answer !== null)),
    shownPath: shown === null ? null : path,
  };
}

function contentAddress(query: Readonly<Record<string, string | number>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${listContent.path}?${search.toString()}`;
}

function documentAddress(documentId: DocumentId): string {
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
