import { formPages } from '#messages/en/form-pages.ts';
import { fill } from '#messages/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserAddress, isOwnPath } from '#domain/links/browser-address.ts';
import { ERROR_CATALOGUE, errorText, type ErrorCode } from '#contract/errors.ts';
import { saveFormSubmission } from '#contract/forms.ts';
import { captchaProviderOf } from '#domain/forms/captcha.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import { failureWords } from '#domain/forms/failure-words.ts';
import type { FormText } from '#domain/forms/form-text.ts';
import { PAGE_NAME, TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { isHiddenFrom } from '#server/gating/is-hidden-from.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf, type SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { answerFormError } from './answer-form-error.ts';
import { newVisitor } from './captcha/waiting-ticket.ts';
import { findOriginPage } from './find-origin-page.ts';
import { findPublishedForm, type PublishedForm } from './find-published-form.ts';
import { issueFormKey } from './form-key.ts';
import { formPage, loadFormSurroundings, submittedPage } from './form-page.tsx';
import { entriesOf, entryOf, isFromOwnPage, refererPath, valuesOf } from './posted-form.ts';
import { saveSubmission } from './save-submission.ts';
import { readWaiting, waitingPage, WAITING_S } from './waiting-page.tsx';

const CALLS_PER_MINUTE = 30;
const BODY_LIMIT = 1_000_000;

interface FormParams {
  readonly documentId: string;
  readonly formId: string;
}

/** The submission of a visitor without scripts, and its key. */
interface Posted {
  readonly visitor: string;
  readonly key: string;
  /** Whether it went through the page that asks to wait. */
  readonly hasWaited: boolean;
  readonly entries: ReturnType<typeof entriesOf>;
  readonly values: Readonly<Record<string, FieldValue>>;
  /** The page the form stands on, as far as it is known. */
  readonly pagePath: string | null;
}

/**
 * Forms sent without scripts: the same checks and the same messages, on a page of their own. Cached pages cannot hold a
 * key, so one is issued and used in the same request, or is part of the page that Portico's own captcha answers with.
 * `Origin` and `Referer` say whether the form was on this site.
 */
export function registerForms(app: FastifyInstance, services: Services): void {
  app.post<{ Params: FormParams }>(
    '/api/form/submit/:documentId/:formId',
    {
      bodyLimit: BODY_LIMIT,
      config: { callsPerMinute: CALLS_PER_MINUTE },
      errorHandler: answerFormError(services),
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
      const form = await formOf(services, site, request);
      const entries = entriesOf(request.body);
      const pagePath = refererPath(request) ?? pageIn(entryOf(entries, PAGE_NAME));
      const values = valuesOf(form.fields, entries, pagePath);
      const hasOwnCaptcha = form.data.captcha && captchaProviderOf(form.captchaSiteKey) === 'own';
      const waiting = { siteId: site.siteId, form, values, pagePath };
      const waited = hasOwnCaptcha ? readWaiting(services, waiting, entries) : null;
      if (waited?.kind === 'early') {
        const again = { ...waited, message: fill(formPages.tooEarly, { seconds: WAITING_S }) };
        return sendPage(
          reply.code(400),
          waitingPage(services, await loadFormSurroundings(services, site, form), { ...waiting, ...again }),
        );
      }
      const visitor = waited?.visitor ?? newVisitor();
      const { siteId } = site;
      const key = waited?.key ?? issueFormKey(services, { siteId, visitor, formId: form.formId });
      const posted: Posted = { visitor, key, hasWaited: waited !== null, entries, values, pagePath };
      const saved = await saveSubmission(services, await submissionOf(services, site, request, form, posted));
      const around = await loadFormSurroundings(services, site, form);
      if (saved.ok) {
        const link =
          form.data.successLink === null ? null : around.context.resolveLink(form.data.successLink);
        return reply.redirect(link?.href ?? `/api/form/submitted/${form.documentId}/${form.formId}`, 303);
      }
      const { code, errors } = saved.error;
      if (code === 'form-captcha-needed' && hasOwnCaptcha) {
        return sendPage(reply, waitingPage(services, around, { ...waiting, visitor, key, message: null }));
      }
      const attempt = { values, errors: errors ?? {}, message: messageOf(code), pagePath };
      return sendPage(
        reply.code(ERROR_CATALOGUE[code].status),
        formPage(around, form, attempt, pagePath ?? '/'),
      );
    },
  );

  app.get<{ Params: FormParams }>(
    '/api/form/submitted/:documentId/:formId',
    { errorHandler: answerFormError(services) },
    async (request, reply) => {
      const site = siteOf(request);
      const form = await formOf(services, site, request);
      const around = await loadFormSurroundings(services, site, form);
      return sendPage(reply, submittedPage(around, form, refererPath(request) ?? '/'));
    },
  );
}

/** Turnstile cannot be used without scripts. */
function messageOf(code: ErrorCode): FormText {
  if (code === 'form-captcha-needed') return formPages.copyEntries;
  return failureWords({ code }) ?? errorText(code);
}

async function formOf(
  services: Services,
  site: SiteScope,
  request: FastifyRequest<{ Params: FormParams }>,
): Promise<PublishedForm> {
  const form = await findPublishedForm(services, site.siteId, {
    ...request.params,
    isDraft: seesDrafts(site, request),
  });
  // The answer of the form would reveal part of the page.
  const isHidden = form !== null && !form.isForAll && (await isHiddenForm(services, site, request, form));
  if (form === null || isHidden) throw new CallError('form-not-configured');
  return form;
}

function isHiddenForm(
  services: Services,
  site: SiteScope,
  request: FastifyRequest,
  { documentId, formId: blockId }: PublishedForm,
): Promise<boolean> {
  return isHiddenFrom(services, site, { documentId, blockId }, request);
}

async function submissionOf(
  services: Services,
  site: SiteScope,
  request: FastifyRequest,
  form: PublishedForm,
  { visitor, key, hasWaited, entries, values, pagePath }: Posted,
) {
  const origin = await findOriginPage(services.db, site.siteId, form.documentId, pagePath);
  const body = saveFormSubmission.body?.parse({
    key,
    formId: form.formId,
    collectionId: form.documentId,
    objectName: form.data.name,
    submitButtonText: form.data.submitText,
    form: '',
    ...origin,
    captchaKey: entryOf(entries, 'captchaKey'),
    [TRAP_NAME]: entryOf(entries, TRAP_NAME),
  });
  if (body === undefined) throw new CallError('internal');
  return {
    siteId: site.siteId,
    identifier: site.identifier,
    visitor,
    address: request.ip,
    isDraft: seesDrafts(site, request),
    isHidden: (asked: PublishedForm) => isHiddenForm(services, site, request, asked),
    hasWaited,
    body,
    values,
  };
}

function seesDrafts(site: SiteScope, request: FastifyRequest): boolean {
  return site.host === 'app' && request.caller.permissions.has('content.read');
}

/** A path of this site that an answer to an earlier try carried along; null for anything else. */
function pageIn(text: string): string | null {
  return isOwnPath(text) && !browserAddress(text).startsWith('/api/') ? browserAddress(text) : null;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
