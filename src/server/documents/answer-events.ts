import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import { canOpenSocket, isFromOrigin, openSocket } from '#server/platform/http/web-sockets.ts';
import type { Services } from '#server/platform/services.ts';
import { openServerSentEvents, openSocketEvents, type EventChannel } from './event-channel.ts';
import { openEventStream, type StreamOptions } from './event-stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends each open stream of events; absent where streams are not served. */
    documentStreams?: Set<() => void>;
  }
}

/**
 * Answers with events until the client goes, or the server does: over a WebSocket where one is asked for, else as
 * server-sent events. 403 `crumb-fail` for a socket that a page of another origin asks for.
 */
export async function answerEvents(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Omit<StreamOptions, 'channel'>,
): Promise<FastifyReply> {
  const streams = (request.server as FastifyInstance).documentStreams;
  const serve = async (channel: EventChannel): Promise<void> => {
    const close = openEventStream(services, { ...options, channel });
    streams?.add(channel.end);
    channel.onClosed(() => {
      streams?.delete(channel.end);
      void close.then((stop) => stop());
    });
    await close;
  };
  if (!canOpenSocket(request.raw)) {
    reply.hijack();
    await serve(openServerSentEvents(reply));
    return reply;
  }
  if (!isFromOrigin(request.raw, request.host)) throw new CallError('crumb-fail');
  reply.hijack();
  openSocket(request.raw, (socket) => void serve(openSocketEvents(socket)));
  return reply;
}
