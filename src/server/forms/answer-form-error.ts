import { forms } from '#messages/en/forms.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { readSaveFailure } from '#domain/forms/save-outcome.ts';
import { describeError } from '#server/platform/http/error-response.ts';
import type { Services } from '#server/platform/services.ts';
import { entriesOf, isFromOwnPage, refererPath } from './posted-form.ts';
import { retryPage } from './retry-page.tsx';
import { siteLanguage } from '#server/sites/site-language.ts';

/**
 * Answers a form that was sent without scripts, and failed, with a page: the message that scripts would show (FORM-90 to
 * FORM-95) in the language of the site, and a button that sends the same entries again. It needs nothing that may have
 * failed, such as the database.
 */
export function answerFormError(services: Services) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    answer(services, error, request, reply).catch((failure: unknown) => reply.send(failure));
  };
}

async function answer(
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const body = describeError(services, error, request, reply);
  const { error: text, code, errors = {}, details = {} } = body;
  const { message } = readSaveFailure(reply.statusCode, { error: text, code, errors, details }, []);
  // A form that another site posted must not get a button that sends it from here.
  const entries = isFromOwnPage(request) && reply.statusCode !== 404 ? entriesOf(request.body) : [];
  const language = request.site === null ? 'en' : await languageOf(services, request, request.site.siteId);
  const page = retryPage({
    language,
    message: message ?? forms.unknown,
    action: request.url.split('?')[0] ?? '',
    entries,
    backHref: refererPath(request) ?? '/',
    requestId: body.requestId ?? null,
  });
  void reply.type('text/html; charset=utf-8').send(page);
}

/** What pages of the site were made in before, if any were; asking the database takes a while when it is away. */
async function languageOf(services: Services, request: FastifyRequest, siteId: SiteId): Promise<string> {
  const known = request.server.hasDecorator('published')
    ? request.server.published.shells.languageOf(siteId)
    : null;
  return known ?? siteLanguage(services, siteId);
}
