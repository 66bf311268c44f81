import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CATALOGUE } from '#contract/errors.ts';
import { saveFormSubmission } from '#contract/forms.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import { readFieldValue } from '#domain/forms/read-field-value.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { hasPermission } from '#domain/roles/permissions.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SiteScope } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { findFormPlace } from './find-form-place.ts';
import { findPublishedForm, type PublishedForm } from './find-published-form.ts';
import { formPage, loadFormPlace, submittedPage } from './form-page.tsx';
import { issueFormKey } from './issue-form-key.ts';
import { saveSubmission } from './save-submission.ts';
import type { SubmissionCall } from './submission-call.ts';

const CALLS_PER_MINUTE = 30;
const BODY_LIMIT = 1_000_000;

interface FormParams {
  readonly documentId: string;
  readonly formId: string;
}

/**
 * Forms sent without scripts: the same checks and the same messages, on a page of their own. Their key is asked for and
 * used in one go, since cached pages cannot carry one; that the form stands on this site is told by where it came from.
 */
export function registerForms(app: FastifyInstance, services: Services): void {
  app.post<{ Params: FormParams }>(
    '/api/form/submit/:documentId/:formId',
    { bodyLimit: BODY_LIMIT, config: { callsPerMinute: CALLS_PER_MINUTE } },
    async (request, reply) => {
      const site = siteOf(request);
      if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
      const form = await formOf(services, site, request);
      const entries = entriesOf(request.body);
      const values = valuesOf(form, entries);
      const saved = await saveSubmission(
        services,
        await submissionOf(services, site, request, form, entries, values),
      );
      const place = await loadFormPlace(services, site, form);
      if (saved.ok) {
        const link = form.data.successLink === null ? null : place.context.resolveLink(form.data.successLink);
        return reply.redirect(link?.href ?? `/api/form/submitted/${form.documentId}/${form.formId}`, 303);
      }
      const { code, errors } = saved.error;
      const message = code === 'form-invalid' ? FORM_MESSAGES.invalid : ERROR_CATALOGUE[code].message;
      const attempt = { values, errors: errors ?? {}, message };
      return sendPage(
        reply.code(ERROR_CATALOGUE[code].status),
        formPage(place, form, attempt, refererPath(request) ?? '/'),
      );
    },
  );

  app.get<{ Params: FormParams }>('/api/form/submitted/:documentId/:formId', async (request, reply) => {
    const site = siteOf(request);
    const form = await formOf(services, site, request);
    const place = await loadFormPlace(services, site, form);
    return sendPage(reply, submittedPage(place, form, '/'));
  });
}

function siteOf(request: FastifyRequest): SiteScope {
  if (request.site === null) throw new CallError('not-found');
  return request.site;
}

async function formOf(
  services: Services,
  site: SiteScope,
  request: FastifyRequest<{ Params: FormParams }>,
): Promise<PublishedForm> {
  const form = await findPublishedForm(services.db, site.siteId, {
    ...request.params,
    isDraft: seesDrafts(site, request),
  });
  if (form === null) throw new CallError('form-not-configured');
  return form;
}

async function submissionOf(
  services: Services,
  site: SiteScope,
  request: FastifyRequest,
  form: PublishedForm,
  entries: readonly (readonly [string, string])[],
  values: Readonly<Record<string, FieldValue>>,
): Promise<SubmissionCall> {
  const visitor = randomBytes(24).toString('base64url');
  const key = await issueFormKey(services.db, {
    siteId: site.siteId,
    visitor,
    formId: form.formId,
    now: services.now(),
  });
  const place = await findFormPlace(services.db, site.siteId, form.documentId, refererPath(request));
  const body = saveFormSubmission.body?.parse({
    key,
    formId: form.formId,
    collectionId: form.documentId,
    objectName: form.data.name,
    submitButtonText: form.data.submitText,
    form: '',
    ...place,
    captchaKey: entries.find(([name]) => name === 'captchaKey')?.[1] ?? '',
    [TRAP_NAME]: entries.find(([name]) => name === TRAP_NAME)?.[1] ?? '',
  });
  if (body === undefined) throw new CallError('internal');
  return {
    siteId: site.siteId,
    identifier: site.identifier,
    visitor,
    address: request.ip,
    isDraft: seesDrafts(site, request),
    body,
    values,
  };
}

function seesDrafts(site: SiteScope, request: FastifyRequest): boolean {
  return site.host === 'app' && hasPermission(request.roles, 'content.read');
}

function valuesOf(
  form: PublishedForm,
  entries: readonly (readonly [string, string])[],
): Readonly<Record<string, FieldValue>> {
  const values: Record<string, FieldValue> = {};
  for (const field of form.fields) {
    const value = readFieldValue(field.kind, field.id, entries);
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}

/** Names and values of a posted form; a name that came several times stands several times. */
function entriesOf(body: unknown): readonly (readonly [string, string])[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]): (readonly [string, string])[] =>
    Array.isArray(value)
      ? value.filter((each) => typeof each === 'string').map((each) => [name, each] as const)
      : typeof value === 'string'
        ? [[name, value]]
        : [],
  );
}

/** Browsers say where a posted form came from; other sites' pages and programs that say nothing are refused. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const source = request.headers.origin ?? request.headers.referer;
  return source !== undefined && URL.parse(source)?.host === request.host;
}

/** The page a visitor comes from, as a path of this site; null where it is none of its pages. */
function refererPath(request: FastifyRequest): string | null {
  const address = URL.parse(request.headers.referer ?? '');
  if (address === null || address.host !== request.host || address.pathname.startsWith('/api/')) return null;
  return address.pathname + address.search;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
