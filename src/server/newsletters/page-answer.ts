import type { FastifyReply } from 'fastify';

/** Answers with a page that belongs to one visitor: never kept, never found by search engines. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(html);
}
