import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CATALOGUE, errorText, type ErrorBody } from '#contract/errors.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { StorageFullError, StorageUnavailableError } from '#server/platform/storage/storage.ts';
import { MULTIPART_LIMITS } from './body-parsers.ts';
import { issueCrumb } from './crumb.ts';
import { errorPage } from './error-page.ts';
import { CallError } from './errors.ts';
import { LOGGED_REFUSALS } from './logged-refusals.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const RETRY_AFTER_S = 5;
const QUERY_CANCELED = '57014';
const DATABASE_FULL = '53100';
/** Of a database that is only read while its disk is full. */
const READ_ONLY = '25006';

/** What Fastify and its plugins throw for requests they cannot read. */
const FRAMEWORK_ERRORS: Readonly<Record<string, (request: FastifyRequest) => CallError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_PARTS_LIMIT: tooManyParts,
  FST_FIELDS_LIMIT: tooManyParts,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new CallError('unsupported-media-type'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new CallError('unsupported-media-type'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new CallError('malformed-body'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new CallError('malformed-body'),
  FST_ERR_BAD_URL: () => new CallError('not-found'),
  FST_ERR_MAX_PARAM_LENGTH: () => new CallError('not-found'),
};

/** The one place that turns errors into answers: the catalogue's entry, or a generic one with an id for the log. */
export async function answerError(
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = describeError(services, error, request, reply);
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(errorPage(body));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Logs an error, gives the answer its status and headers, and tells what its body says. */
export function describeError(
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody {
  const failure = expectedFailure(error, request);
  const code = failure?.code ?? 'internal';
  const entry = ERROR_CATALOGUE[code];
  if (entry.reported || code === 'unavailable' || code === 'database-full') {
    const facts = {
      err: error,
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
    };
    if (error instanceof StorageUnavailableError) services.log.error(facts, 'the store of files is away');
    else if (code === 'database-full')
      services.log.error({ ...facts, err: undefined }, 'the disk of the database is full');
    else if (entry.reported) services.log.error(facts, 'a request failed');
    else services.log.warn({ ...facts, err: undefined, reason: messageOf(error) }, 'the database is away');
  }
  if (LOGGED_REFUSALS.has(code)) {
    const facts = { requestId: request.id, method: request.method, route: request.routeOptions.url, code };
    services.log.info(facts, 'a request was refused');
  }
  reply.code(entry.status).header('cache-control', 'no-store').header(REQUEST_ID_HEADER, request.id);
  if (code === 'unavailable' || code === 'database-full') reply.header('retry-after', RETRY_AFTER_S);
  if (code === 'rate-limited') reply.header('retry-after', 60);
  // Visitors need not know of a full disk: they can only try again.
  const isHidden = code === 'database-full' && request.site?.host === 'public';
  return {
    error: isHidden ? errorText('unavailable') : (failure?.message ?? errorText(code)),
    code: isHidden ? 'unavailable' : code,
    ...(failure?.errors ? { errors: failure.errors, ...filled('errorWords', failure.errorWords) } : {}),
    ...(failure && Object.keys(failure.details).length > 0
      ? { details: failure.details, ...filled('detailWords', failure.detailWords) }
      : {}),
    ...(code === 'crumb-fail' ? { crumbFail: true, crumb: issueCrumb(services, request, reply) } : {}),
    ...(code === 'login-required' ? { loginRequired: true } : {}),
    ...(code === 'not-permitted' ? { authorizationFail: true } : {}),
    ...(entry.status >= 500 ? { requestId: request.id } : {}),
  };
}

/** Nothing where nothing has a key. */
function filled(name: 'errorWords' | 'detailWords', words: CallError['errorWords']): Partial<ErrorBody> {
  return Object.keys(words).length > 0 ? { [name]: words } : {};
}

function expectedFailure(error: unknown, request: FastifyRequest): CallError | null {
  if (error instanceof CallError) return error;
  if (error instanceof StorageFullError) return new CallError('storage-full');
  if (error instanceof StorageUnavailableError) return new CallError('unavailable');
  if (isOfCode(error, DATABASE_FULL, READ_ONLY)) return new CallError('database-full');
  if (isDatabaseUnavailable(error) || isOfCode(error, QUERY_CANCELED)) return new CallError('unavailable');
  if (!(error instanceof Error) || !('code' in error)) return null;
  return FRAMEWORK_ERRORS[String(error.code)]?.(request) ?? null;
}

function isOfCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function tooLarge(request: FastifyRequest): CallError {
  const bytes = request.routeOptions.bodyLimit ?? 0;
  return new CallError('body-too-large', { limit: `${Math.round(bytes / 100_000) / 10} MB` });
}

function tooManyParts(): CallError {
  return new CallError('too-many-fields', { max: MULTIPART_LIMITS.fields });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A person looking at an address gets a page; calls of scripts get JSON. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}
