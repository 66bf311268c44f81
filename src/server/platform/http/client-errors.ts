import type { Socket } from 'node:net';
import { ERROR_CATALOGUE, errorText } from '#contract/errors.ts';
import { errorPage } from './error-page.ts';

/**
 * Bytes of the headers of one request. Four times what Node takes by itself: pages of hosts beside or above ours can
 * fill a browser's cookies, which it sends to us, too.
 */
export const MAX_HEADER_BYTES = 65_536;

/** What a browser may still be sending while it gets the answer; it would not show one of a connection that breaks. */
const MAX_DRAINED_BYTES = 2_000_000;
const DRAIN_LIMIT_MS = 5_000;

const answered = new WeakSet<Socket>();

/** Answers what cannot be read as a request. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (answered.has(socket) || socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return;
  answered.add(socket);
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    answerLargeHeaders(socket);
    return;
  }
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  socket.destroySoon();
}

/**
 * Answers a request whose headers are too large with a page that says so, and takes the cookies away that make them so:
 * nobody can lock a person out of the dashboard for good.
 */
function answerLargeHeaders(socket: Socket): void {
  const { status } = ERROR_CATALOGUE['too-many-cookies'];
  const message = errorText('too-many-cookies');
  const body = errorPage({ error: message, code: 'too-many-cookies' });
  socket.write(
    [
      `HTTP/1.1 ${status} Request Header Fields Too Large`,
      'clear-site-data: "cookies"',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; style-src 'unsafe-inline'",
      'content-type: text/html; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  drain(socket);
}

function drain(socket: Socket): void {
  let left = MAX_DRAINED_BYTES;
  const limit = setTimeout(() => socket.destroy(), DRAIN_LIMIT_MS);
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  socket.once('close', () => clearTimeout(limit));
  socket.end();
  socket.resume();
}
