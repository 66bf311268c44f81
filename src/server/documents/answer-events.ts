import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { openEventStream, type StreamOptions } from './event-stream.ts';

/** A client that does not read any more is let go of, rather than kept in memory. */
const MAX_WAITING_BYTES = 8_000_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends each open stream of events; absent where streams are not served. */
    documentStreams?: Set<() => void>;
  }
}

/** Answers with server-sent events until the client goes, or the server does. */
export async function answerEvents(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Omit<StreamOptions, 'write' | 'end'>,
): Promise<FastifyReply> {
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, {
    ...definedHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect answers would keep the events back.
    'x-accel-buffering': 'no',
  });
  const end = (): void => {
    if (!response.writableEnded) response.end();
  };
  const close = openEventStream(services, {
    ...options,
    write: (text) => {
      if (response.writableEnded || response.destroyed) return;
      if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
      else response.write(text);
    },
    end,
  });
  const streams = (request.server as FastifyInstance).documentStreams;
  streams?.add(end);
  response.on('close', () => {
    streams?.delete(end);
    void close.then((stop) => stop());
  });
  await close;
  return reply;
}

function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (entry): entry is [string, string | number | string[]] => entry[1] !== undefined,
    ),
  );
}
