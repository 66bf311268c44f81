import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { invariant } from '#lib/invariant.ts';

/** Clients send nothing but control frames. */
const LONGEST_MESSAGE = 1_000;

interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/** Upgraded requests, until a handler opens a socket on them. */
const upgrades = new WeakMap<IncomingMessage, Upgrade>();
const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LONGEST_MESSAGE,
});

/** Whether a request asks to go on as a WebSocket (RFC 6455); any other upgrade is answered as if it had not asked. */
export function asksForSocket(request: IncomingMessage): boolean {
  return request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Routes upgrade requests like all others, so that hosts, access and limits are checked alike. A handler opens the
 * socket; every other answer is sent as HTTP and ends the connection.
 */
export function routeUpgrades(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head, response });
    handle(request, response);
  });
}

/** Whether a socket can be opened for a request. Those that pages of other origins ask for are refused before. */
export function canOpenSocket(request: IncomingMessage): boolean {
  return upgrades.has(request);
}

/** Opens the socket that a request asks for; a handshake that is not valid is answered and never used. */
export function openSocket(request: IncomingMessage, use: (socket: WebSocket) => void): void {
  const upgrade = upgrades.get(request);
  invariant(upgrade, 'only requests for which canOpenSocket is true have a socket');
  upgrades.delete(request);
  upgrade.response.detachSocket(upgrade.socket);
  sockets.handleUpgrade(request, upgrade.socket, upgrade.head, use);
}
