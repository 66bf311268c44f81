import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { SiteScope } from '#server/platform/http/route.ts';

/** The site of the host that was asked; not-found elsewhere. */
export function siteOf(request: FastifyRequest): SiteScope {
  if (request.site === null) throw new CallError('not-found');
  return request.site;
}

/** Answers with a page that belongs to one visitor: never kept, never found by search engines. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(html);
}
