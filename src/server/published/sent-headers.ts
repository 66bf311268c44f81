import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '#server/platform/http/request-id.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** Headers that belong to one answer, not to all of them. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'date',
  'connection',
  'keep-alive',
  'set-cookie',
  'etag',
  REQUEST_ID_HEADER,
]);

const answersOfRequests = new WeakMap<FastifyRequest, CachedAnswer>();

/** What hooks of the server add to this answer is sent by the fast path as well. */
export function rememberHeaders(request: FastifyRequest, answer: CachedAnswer): void {
  if (answer.sentHeaders === null) answersOfRequests.set(request, answer);
}

/** Of the answer that was remembered, once its headers are set. */
export function keepSentHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const answer = answersOfRequests.get(request);
  if (answer === undefined) return;
  answer.sentHeaders = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [[name, String(value)]],
    ),
  );
}
