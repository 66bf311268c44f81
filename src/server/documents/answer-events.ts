import type { FastifyReply, FastifyRequest } from 'fastify';
import { canOpenSocket, openSocket } from '#server/platform/http/web-sockets.ts';
import type { Services } from '#server/platform/services.ts';
import { openServerSentEvents, openSocketEvents, type EventChannel } from './event-channel.ts';
import { openEventStream, type StreamOptions } from './event-stream.ts';

/**
 * Sends events until the client disconnects or the server stops: over a WebSocket where one is asked for, else as
 * server-sent events.
 */
export async function answerEvents(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Omit<StreamOptions, 'channel'>,
): Promise<FastifyReply> {
  const serve = async (channel: EventChannel): Promise<void> => {
    const close = openEventStream(services, { ...options, channel });
    channel.onClosed(() => void close.then((stop) => stop()));
    await close;
  };
  if (!canOpenSocket(request.raw)) {
    reply.hijack();
    await serve(openServerSentEvents(reply));
    return reply;
  }
  reply.hijack();
  openSocket(request.raw, (socket) => void serve(openSocketEvents(socket)));
  return reply;
}
