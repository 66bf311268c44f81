import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from './cached-answer.ts';
import { prepareResponse } from './prepared-response.ts';

/** Sends an answer in the encoding the client takes, or 304. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  let prepared = prepareResponse(answer, request.headers);
  if ('missing' in prepared) {
    await answer.compress(prepared.missing);
    prepared = prepareResponse(answer, request.headers);
  }
  // Compressed above: nothing can be missing any more.
  if ('missing' in prepared) throw new Error(`No body in the encoding ${prepared.missing}`);
  reply.code(prepared.status).headers(prepared.headers);
  return prepared.body === null ? reply.send() : reply.send(prepared.body);
}
