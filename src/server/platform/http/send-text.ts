import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding, encoded } from './content-encoding.ts';

/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1400;
/** For answers that are made once and sent once. */
const PASSING_QUALITY = 4;

/** Sends a text made for this request only, compressed where the client accepts that and it pays. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: 'application/json' | 'text/html' | 'image/svg+xml',
  text: string,
): Promise<FastifyReply> {
  void reply.type(`${type}; charset=utf-8`);
  const plain = Buffer.from(text, 'utf8');
  if (plain.length < MIN_COMPRESSED_BYTES) return reply.send(plain);
  const accepted = request.headers['accept-encoding'];
  const encoding = chosenEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
  void reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await encoded(plain, encoding, PASSING_QUALITY));
}
