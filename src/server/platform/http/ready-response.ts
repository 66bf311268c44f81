import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** How long an idle connection is kept open. */
export const KEEP_ALIVE_MS = 72_000;

const KEPT_CONNECTION = `connection: keep-alive\r\nkeep-alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`;

/** An answer that is sent many times: its head is checked and written once. */
export interface ReadyResponse {
  readonly status: number;
  /** Names and values in one list, as Node sends them fastest. */
  readonly headers: readonly string[];
  /** The status and the same headers as they stand on the wire. */
  readonly head: string;
  /** Null where the answer has none (304). */
  readonly body: Buffer | null;
}

/** Throws for names and values that Node would not send. */
export function createReadyResponse(
  status: number,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | null,
): ReadyResponse {
  const list = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  for (const [name, value] of list) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const lines = list.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return {
    status,
    headers: list.flat(),
    head: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}`,
    body,
  };
}

/**
 * The head of a response as Node keeps it until it is sent. Of an answer from memory, checking and joining the headers
 * costs as much as all the rest; Node has no other way to be given them joined. Only the head is set: order, queue and
 * end of the connection stay Node's. `ready-response.test.ts` compares it with what Node writes itself.
 */
interface HeldHead {
  _header: string;
  _headerSent: boolean;
}

/** Where a head and its body are put together: what goes out in one piece takes less than two of which Node makes a list. */
const PIECE_BYTES = 32_768;
const piece = { bytes: Buffer.allocUnsafeSlow(PIECE_BYTES) };

/** Sends a ready answer with an id of its own; without its body to `HEAD`. */
export function sendReadyResponse(
  response: ServerResponse,
  ready: ReadyResponse,
  { id, hasBody }: { readonly id: string; readonly hasBody: boolean },
): void {
  // What ends its connection (HTTP/1.0, a client that says so, a process that leaves) is decided by Node.
  if (response.shouldKeepAlive && !response.hasHeader('connection')) {
    response.statusCode = ready.status;
    // The fields are Node's own, which its types leave out.
    const held = response as unknown as HeldHead;
    held._header = `${ready.head}${REQUEST_ID_HEADER}: ${id}\r\n${dateLine()}${KEPT_CONNECTION}\r\n`;
    if (hasBody && ready.body !== null && fitsInPiece(response, held._header, ready.body)) {
      sendPiece(response, held, ready.body);
      return;
    }
  } else {
    response.writeHead(ready.status, [...ready.headers, REQUEST_ID_HEADER, id]);
  }
  if (hasBody && ready.body !== null) response.end(ready.body);
  else response.end();
}

/** Whether an answer is small, and the next on a connection on which nothing waits: then it goes out at once. */
function fitsInPiece({ socket }: ServerResponse, head: string, body: Buffer): boolean {
  return socket !== null && socket.writableLength === 0 && head.length + body.length <= PIECE_BYTES;
}

function sendPiece(response: ServerResponse, held: HeldHead, body: Buffer): void {
  const { bytes } = piece;
  const start = bytes.write(held._header, 'latin1');
  bytes.set(body, start);
  held._headerSent = true;
  response.end(bytes.subarray(0, start + body.length));
  // What the system has not taken is read from these bytes later on; the next answer gets others.
  if (response.writableLength > 0) piece.bytes = Buffer.allocUnsafeSlow(PIECE_BYTES);
}

const dated = { second: 0, line: '' };

function dateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dated.second) {
    dated.second = second;
    dated.line = `date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dated.line;
}
