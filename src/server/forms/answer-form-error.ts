import { forms } from '#messages/en/forms.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSaveFailure } from '#domain/forms/save-outcome.ts';
import { describeError } from '#server/platform/http/error-response.ts';
import type { Services } from '#server/platform/services.ts';
import { entriesOf, isFromOwnPage, refererPath } from './posted-form.ts';
import { retryPage } from './retry-page.tsx';
import { siteLanguage } from './site-language.ts';

/**
 * Answers what went wrong with a form sent without scripts with a page: the message that scripts would show (FORM-90 to
 * FORM-95) in the language of the site, and a button that sends the same entries again. Needs nothing that may have
 * failed.
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
  const { message } = readSaveFailure(reply.statusCode, { ...body }, []);
  // What other sites post must not be sent from here with one press of a button.
  const entries = isFromOwnPage(request) && reply.statusCode !== 404 ? entriesOf(request.body) : [];
  const language = request.site === null ? 'en' : await siteLanguage(services, request.site.siteId);
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
