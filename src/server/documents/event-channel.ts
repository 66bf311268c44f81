import type { FastifyReply } from 'fastify';
import type { WebSocket } from 'ws';
import type { JsonValue } from '#lib/json.ts';

/** A client that does not read any more is let go of, rather than kept in memory. */
const MAX_WAITING_BYTES = 8_000_000;
/** Close code of a server that stops, or of a page that is left (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** How long a client may take to close its side. */
const CLOSING_MS = 1_000;
/** A client that has answered none of the latest beats is not there any more. */
const MISSED_BEATS = 3;

/** One way in which events reach one client. What is sent after its end goes nowhere. */
export interface EventChannel {
  /** `id` is where a client that connects again goes on. */
  readonly send: (event: string, data: JsonValue | object, id: number | null) => void;
  /** Keeps what stands in between from closing a connection on which nothing happens. */
  readonly beat: () => void;
  readonly end: () => void;
  readonly onClosed: (listener: () => void) => void;
}

/** Server-sent events as the answer of a request. */
export function openServerSentEvents(reply: FastifyReply): EventChannel {
  const response = reply.raw;
  response.writeHead(200, {
    ...definedHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect answers would keep the events back.
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  write('retry: 1000\n\n');
  return {
    send: (event, data, id) =>
      write(`${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': here\n\n'),
    end: () => {
      if (!response.writableEnded) response.end();
    },
    onClosed: (listener) => void response.on('close', listener),
  };
}

/** Events over a WebSocket, each the JSON of `{ event, data }`. */
export function openSocketEvents(socket: WebSocket): EventChannel {
  let unanswered = 0;
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => {
    unanswered = 0;
  });
  return {
    send: (event, data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(JSON.stringify({ event, data }));
    },
    beat: () => {
      if (socket.readyState !== socket.OPEN) return;
      if (unanswered >= MISSED_BEATS) socket.terminate();
      else socket.ping();
      unanswered += 1;
    },
    end: () => {
      socket.close(GOING_AWAY);
      setTimeout(() => socket.terminate(), CLOSING_MS).unref();
    },
    onClosed: (listener) => void socket.on('close', listener),
  };
}

function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (entry): entry is [string, string | number | string[]] => entry[1] !== undefined,
    ),
  );
}
