import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_CATALOGUE, errorText } from '#contract/errors.ts';
import { subscribeToNewsletter } from '#contract/newsletter.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { failureWords } from '#domain/forms/failure-words.ts';
import { SIGN_UP_FIELDS, signUpFieldId } from '#domain/newsletters/sign-up-fields.ts';
import { isId } from '#lib/id.ts';
import { answerFormError } from '#server/forms/answer-form-error.ts';
import { issueFormKey } from '#server/forms/form-key.ts';
import { entriesOf, isFromOwnPage, refererPath } from '#server/forms/posted-form.ts';
import { isHiddenFrom } from '#server/gating/is-hidden-from.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { registerLinkPages } from './link-pages.tsx';
import { siteOf } from '#server/platform/http/site-scope.ts';
import { sendPage } from './page-answer.ts';
import { refusedPage, signedUpPage, successAddress } from './sign-up-pages.tsx';
import { signUp, type SignUpCall } from './sign-up.ts';

const CALLS_PER_MINUTE = 30;
const BODY_LIMIT = 100_000;

interface BlockParams {
  readonly documentId: string;
  readonly blockId: string;
}

/** Newsletter blocks sent without scripts, answered by pages of their own, and the links of newsletter mails. */
export function registerNewsletters(app: FastifyInstance, services: Services): void {
  registerLinkPages(app, services);

  app.post<{ Params: BlockParams }>(
    '/api/newsletter/subscribe/:documentId/:blockId',
    {
      bodyLimit: BODY_LIMIT,
      config: { callsPerMinute: CALLS_PER_MINUTE },
      errorHandler: answerFormError(services),
    },
    async (request, reply) => {
      const { siteId } = siteOf(request);
      if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
      if (!isId(request.params.blockId)) throw new CallError('form-not-configured');
      const entered = enteredIn(request.body);
      const done = await signUp(services, await signUpCallOf(services, request, entered));
      const backHref = refererPath(request) ?? '/';
      if (done.ok) {
        const address = await successAddress(services, siteId, done.value.block);
        if (address !== null) return reply.redirect(address, 303);
        return sendPage(reply, await signedUpPage(services, siteId, done.value, backHref));
      }
      const { code, errors } = done.error;
      const message = failureWords({ code }) ?? errorText(code);
      const page = await refusedPage(services, siteId, {
        ...request.params,
        entered,
        message: Object.values(errors ?? {})[0] ?? message,
        isMendable: code === 'form-invalid',
        backHref,
      });
      return sendPage(reply.code(ERROR_CATALOGUE[code].status), page);
    },
  );
}

/** Its key is asked for and used in one go: cached pages cannot carry one. */
async function signUpCallOf(
  services: Services,
  request: FastifyRequest<{ Params: BlockParams }>,
  entered: Readonly<Record<string, string>>,
): Promise<SignUpCall> {
  const site = siteOf(request);
  const { siteId, host } = site;
  const { documentId, blockId } = request.params;
  const visitor = randomBytes(24).toString('base64url');
  const key = issueFormKey(services, { siteId, visitor, formId: blockId });
  const body = subscribeToNewsletter.body?.parse({
    key,
    formId: blockId,
    collectionId: documentId,
    form: '',
    pageId: documentId,
    pagePath: refererPath(request) ?? '',
    [TRAP_NAME]: entered[TRAP_NAME] ?? '',
  });
  if (body === undefined) throw new CallError('internal');
  return {
    siteId,
    visitor,
    address: request.ip,
    isDraft: host === 'app' && request.caller.permissions.has('content.read'),
    body,
    values: Object.fromEntries(
      SIGN_UP_FIELDS.map((field) => signUpFieldId(blockId, field)).map((id) => [id, entered[id] ?? '']),
    ),
    isHidden: (inCall, block) => isHiddenFrom(inCall, site, block, request),
  };
}

/** The posted fields by name; of those that came several times the first. */
function enteredIn(body: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(body).toReversed());
}
