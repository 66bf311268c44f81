import type { FastifyReply } from 'fastify';
import type { WebSocket } from 'ws';
import type { EventMessage } from './event-message.ts';

/** A client that does not read is disconnected, rather than buffered in memory. */
const MAX_WAITING_BYTES = 2_000_000;
/** Close code of a server that stops, or of a page that is left (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** How long a client may take to close its side. */
const CLOSING_MS = 1_000;
/**
 * Clients have no reason to send anything: one that sends more messages and pings than this between two pings of the
 * server is no editor.
 */
const MAX_RECEIVED = 20;
/** Close code for a violation of policy (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
/** A client that has answered none of the latest pings counts as gone. */
const MISSED_BEATS = 3;

/** A transport for events to one client. Events sent after its end are dropped. */
export interface EventChannel {
  readonly send: (message: EventMessage) => void;
  /** Bytes that the client has not read yet; 0 for one that is gone. */
  readonly waitingBytes: () => number;
  /** Sends something, so that proxies do not close an idle connection. */
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
    // Keeps proxies from buffering the response.
    'x-accel-buffering': 'no',
  });
  const write = (text: string | Buffer): void => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  write('retry: 1000\n\n');
  return {
    send: (message) => write(message.lines),
    waitingBytes: () => (response.writableEnded || response.destroyed ? 0 : response.writableLength),
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
  let received = 0;
  const hear = (): void => {
    received += 1;
    if (received > MAX_RECEIVED) socket.close(POLICY_VIOLATION);
    if (received > 2 * MAX_RECEIVED) socket.terminate();
  };
  socket.on('message', hear);
  socket.on('ping', hear);
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => {
    unanswered = 0;
  });
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(message.frame, { binary: false });
    },
    waitingBytes: () => (socket.readyState === socket.OPEN ? socket.bufferedAmount : 0),
    beat: () => {
      received = 0;
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
