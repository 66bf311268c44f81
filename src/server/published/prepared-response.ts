import type { IncomingHttpHeaders } from 'node:http';
import { chosenEncoding, type ContentEncoding } from '#server/platform/http/content-encoding.ts';
import type { CachedAnswer } from './cached-answer.ts';

export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Null for answers without a body (304). */
  readonly body: Buffer | null;
}

/** What a request gets of an answer, or the encoding that has to be made first. */
export function prepareResponse(
  answer: CachedAnswer,
  requestHeaders: IncomingHttpHeaders,
): PreparedResponse | { readonly missing: ContentEncoding } {
  const wanted = acceptedEncoding(requestHeaders['accept-encoding']);
  const body = answer.body(wanted);
  if (body === null) return { missing: wanted };
  const encoding: ContentEncoding = body === answer.body('identity') ? 'identity' : wanted;
  const etag = tagOf(answer, encoding);
  const validators: Record<string, string> = {
    ...answer.headers,
    etag,
    vary: answer.isGated ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(answer.modifiedAt === null ? {} : { 'last-modified': answer.modifiedAt.toUTCString() }),
  };
  if (isFresh(answer, requestHeaders)) {
    return { status: 304, headers: validators, body: null };
  }
  return {
    status: answer.status,
    headers: {
      ...validators,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    },
    body,
  };
}

export function acceptedEncoding(header: string | string[] | undefined): ContentEncoding {
  return chosenEncoding(Array.isArray(header) ? header.join(',') : header);
}

function tagOf(answer: CachedAnswer, encoding: ContentEncoding): string {
  return `"${answer.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}

/** Whether the client holds this answer already; a tag in another encoding is the same answer. */
export function isFresh(answer: CachedAnswer, headers: IncomingHttpHeaders): boolean {
  if (answer.status !== 200) return false;
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    if (tags.trim() === '*') return true;
    return tags.split(',').some(
      (tag) =>
        tag
          .trim()
          .replace(/^W\//, '')
          .replaceAll('"', '')
          .replace(/-(br|gzip)$/, '') === answer.hash,
    );
  }
  const since = headers['if-modified-since'];
  if (since === undefined || answer.modifiedAt === null) return false;
  const time = Date.parse(since);
  return !Number.isNaN(time) && Math.floor(answer.modifiedAt.getTime() / 1000) * 1000 <= time;
}
