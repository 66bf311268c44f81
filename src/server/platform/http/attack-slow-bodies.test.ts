import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBodyWatch, type BodyWatch } from './body-watch.ts';

const LEAST = 100;
/** Twelve hours of looks, where Node itself would end a request after five minutes. */
const STEPS = 1440;

let bodies: BodyWatch;
let server: Server;
let socket: Socket;
let received: number;
let request: IncomingMessage | null;

beforeEach(async () => {
  bodies = createBodyWatch(LEAST);
  [received, request] = [0, null];
  server = createServer({ requestTimeout: 0 }, (incoming) => {
    request = incoming;
    bodies.watch(incoming);
    incoming.on('data', (bytes: Buffer) => (received += bytes.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n');
  await vi.waitUntil(() => bodies.size === 1);
});
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Sends so many bytes, and looks when they are there. */
async function step(bytes: number): Promise<void> {
  const expected = received + bytes;
  if (bytes > 0) socket.write('x'.repeat(bytes));
  while (received < expected) await new Promise((resolve) => setImmediate(resolve));
  bodies.look();
}

describe('a body that comes slowly', () => {
  it('may take as long as it takes while enough of it comes', async () => {
    for (let count = 0; count < STEPS; count += 1) await step(LEAST);
    expect([received, socket.closed]).toEqual([LEAST * STEPS, false]);
  });

  it('is ended where it drips, after the first whole step', async () => {
    await step(1);
    expect(socket.closed).toBe(false);
    await step(LEAST - 1);
    await vi.waitFor(() => expect(socket.closed).toBe(true));
  });

  it('is ended where it stands still', async () => {
    await step(LEAST);
    await step(0);
    await vi.waitFor(() => expect([socket.closed, bodies.size]).toEqual([true, 0]));
  });

  it('is not ended while Portico itself has not read what came', async () => {
    request?.pause();
    socket.write('x'.repeat(LEAST));
    await vi.waitFor(() => expect(request?.readableLength).toBe(LEAST));
    for (let count = 0; count < 10; count += 1) bodies.look();
    expect(socket.closed).toBe(false);
  });
});
