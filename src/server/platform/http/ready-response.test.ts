import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import {
  createReadyResponse,
  KEEP_ALIVE_MS,
  sendReadyResponse,
  type ReadyResponse,
} from './ready-response.ts';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', etag: '"a"', 'content-length': 5 };
const PAGE = createReadyResponse(200, HEADERS, Buffer.from('Hello'));
const UNCHANGED = createReadyResponse(304, { etag: '"a"' }, null);

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

/** All bytes that come back on one connection for what is sent on it, until the server ends it or `isAll` says so. */
async function talk(
  listener: RequestListener,
  sent: string,
  isAll: (text: string) => boolean = () => false,
): Promise<{ text: string; isEnded: boolean }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => {
    socket.destroy();
    server.close();
  });
  socket.write(sent);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (isAll(text)) resolve({ text, isEnded: false });
    });
    socket.once('end', () => resolve({ text, isEnded: true }));
    socket.once('error', reject);
  });
}

const ready: RequestListener = (request, response) =>
  sendReadyResponse(response, request.url === '/unchanged' ? UNCHANGED : PAGE, {
    id: `id-of-${request.url}`,
    hasBody: request.method !== 'HEAD',
  });
const ask = (path: string, rest = '', method = 'GET', version = '1.1') =>
  `${method} ${path} HTTP/${version}\r\nhost: a\r\n${rest}\r\n`;
/** Status line, headers in the order of their names, and body. */
function read(text: string): { status: string; headers: string[]; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())).toSorted();
  return { status, headers, body: body.join('\r\n\r\n') };
}

it('sends what Node would have sent', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06.700Z'), toFake: ['Date'] });
  const node: RequestListener = (_request, response) => {
    response.writeHead(200, { ...HEADERS, 'x-request-id': 'id-of-/' });
    response.end('Hello');
  };
  const isAll = (text: string) => text.endsWith('Hello');
  const [byNode, own] = [await talk(node, ask('/'), isAll), await talk(ready, ask('/'), isAll)];
  expect(read(own.text).headers.filter((line) => !line.startsWith('date:'))).toEqual(
    read(byNode.text).headers.filter((line) => !line.startsWith('date:')),
  );
  expect(read(own.text)).toEqual({
    status: 'HTTP/1.1 200 OK',
    headers: [
      'connection: keep-alive',
      'content-length: 5',
      'content-type: text/html; charset=utf-8',
      'date: Tue, 03 Feb 2026 04:05:06 GMT',
      'etag: "a"',
      'keep-alive: timeout=72',
      'x-request-id: id-of-/',
    ],
    body: 'Hello',
  });
});

it('tells the time of each answer', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T04:05:06Z'), toFake: ['Date'] });
  const later: RequestListener = (request, response) => {
    vi.setSystemTime(new Date(request.url === '/1' ? '2026-02-03T04:05:06.999Z' : '2026-02-03T04:05:07Z'));
    ready(request, response);
  };
  const { text } = await talk(later, ask('/1') + ask('/2'), (all) => all.split('Hello').length === 3);
  expect(text.match(/date: .*/g)).toEqual([
    'date: Tue, 03 Feb 2026 04:05:06 GMT',
    'date: Tue, 03 Feb 2026 04:05:07 GMT',
  ]);
});

it('keeps the order of requests that are sent at once, behind one that takes longer', async () => {
  const held: RequestListener = (request, response) => {
    if (request.url !== '/slow') ready(request, response);
    else setImmediate(() => setImmediate(() => response.end('slow')));
  };
  const sent = ask('/1') + ask('/slow') + ask('/unchanged') + ask('/2', '', 'HEAD') + ask('/3');
  const { text, isEnded } = await talk(held, sent, (all) => all.split('Hello').length === 3);
  expect(isEnded).toBe(false);
  expect(text.match(/HTTP\/1\.1 \d+|Hello|slow|id-of-\S+/gm)).toEqual([
    'HTTP/1.1 200',
    'id-of-/1',
    'Hello',
    'HTTP/1.1 200',
    'slow',
    'HTTP/1.1 304',
    'id-of-/unchanged',
    'HTTP/1.1 200',
    'id-of-/2',
    'HTTP/1.1 200',
    'id-of-/3',
    'Hello',
  ]);
});

it.each([
  ['of HTTP/1.0', ask('/', '', 'GET', '1.0')],
  ['whose client ends it', ask('/', 'connection: close\r\n')],
])('ends the connection of a request %s, and says so', async (_which, sent) => {
  const { text, isEnded } = await talk(ready, sent + ask('/2'));
  expect(isEnded).toBe(true);
  expect(read(text)).toMatchObject({ status: 'HTTP/1.1 200 OK', body: 'Hello' });
  expect(read(text).headers).toContain('connection: close');
});

it('keeps the connection of HTTP/1.0 whose client asks for it', async () => {
  const asked = ask('/', 'connection: keep-alive\r\n', 'GET', '1.0');
  const { text } = await talk(ready, asked + asked, (all) => all.split('Hello').length === 3);
  expect(text.match(/connection: .*/gi)).toEqual(['connection: keep-alive', 'connection: keep-alive']);
});

it('ends the connection where the response says so already', async () => {
  const leaving: RequestListener = (request, response) => {
    response.setHeader('connection', 'close');
    ready(request, response);
  };
  const { text, isEnded } = await talk(leaving, ask('/'));
  expect(isEnded).toBe(true);
  expect(read(text).headers).toContain('connection: close');
});

it('refuses what would be a header of its own', () => {
  expect(() => createReadyResponse(301, { location: '/a\r\nset-cookie: b=c' }, null)).toThrow(
    /Invalid character/,
  );
  expect(() => createReadyResponse(301, { 'loc\nation': '/a' }, null)).toThrow(/valid HTTP token/);
});

it('tells those who count answers the status and the end', async () => {
  const seen: unknown[] = [];
  const counted: RequestListener = (request, response) => {
    response.once('finish', () => seen.push(response.statusCode, response.headersSent));
    ready(request, response);
  };
  await talk(counted, ask('/unchanged', 'connection: close\r\n'));
  await talk(counted, ask('/unchanged'), (all) => all.endsWith('\r\n\r\n'));
  await vi.waitFor(() => expect(seen).toEqual([304, true, 304, true]));
});

it.each([
  ['in one piece', 20_000],
  ['longer than a piece', 40_000],
])('leaves what a slow reader has not taken as it is: answers %s', async (_which, length) => {
  const pageOf = (letter: string) =>
    createReadyResponse(200, { 'content-length': length }, Buffer.alloc(length, letter));
  const pages: Record<string, ReadyResponse> = { '/a': pageOf('a'), '/b': pageOf('b') };
  let isWaiting = false;
  let answered = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    sendReadyResponse(response, pages[request.url ?? ''] ?? PAGE, { id: '', hasBody: true });
    isWaiting ||= (response.socket?.writableLength ?? 0) > 0;
    answered += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [slow, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  closing.push(() => {
    for (const socket of [slow, other]) socket.destroy();
    server.close();
  });
  let asked = 0;
  slow.pause();
  // One at a time: what comes with others waits for its turn in Node.
  while (!isWaiting) {
    slow.write(ask('/a'));
    asked += 1;
    while (answered < asked) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await bodiesOf(other, '/b', 3)).toEqual(Array(3).fill('b'.repeat(length)));
  slow.resume();
  expect(await bodiesOf(slow, '/a', asked + 1)).toEqual(Array(asked + 1).fill('a'.repeat(length)));

  /** Asks once more, and gives the bodies of all answers that come on the connection. */
  async function bodiesOf(socket: Socket, path: string, count: number): Promise<string[]> {
    socket.write(ask(path).repeat(socket === slow ? 1 : count));
    let text = '';
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('data', (bytes: Buffer) => {
        text += bytes.toString('latin1');
        if (text.length < count * length) return;
        const answers = text.split('HTTP/1.1 200 OK').slice(1);
        const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4));
        if (bodies.length === count && bodies.at(-1)?.length === length) resolve(bodies);
      });
    });
  }
});
