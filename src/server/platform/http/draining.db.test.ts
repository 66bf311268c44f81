import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drainBeforeClosing } from '#server/start/drain-before-closing.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';

let test: TestApp;
let release: () => void;
let isAsked: boolean;
beforeEach(async () => {
  isAsked = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  test = await createTestApp([], {}, [
    (app) => {
      app.get('/slow', async () => {
        isAsked = true;
        await held;
        return 'answered';
      });
    },
  ]);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  await test.close();
});

interface Answered {
  readonly status: number;
  readonly connection: string | undefined;
  readonly body: string;
}

function get(path: string, agent: Agent): Promise<Answered> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', headers: { host: 'app.localhost' }, path, agent }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('fails no request of clients that keep their connections, while it leaves', async () => {
  const answers: Answered[] = [];
  const failures: unknown[] = [];
  /** As a proxy does: it goes elsewhere once it is told that the connection ends. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const answer = await get('/healthz', agent);
        answers.push(answer);
        if (answer.connection === 'close') break;
      } catch (error) {
        failures.push(error);
        break;
      }
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 16 }, client);
  while (answers.length < 300) await new Promise((resolve) => setImmediate(resolve));
  const leaving = drainBeforeClosing(test.app, 100).then(() => test.app.close());
  await Promise.all([...clients, leaving]);
  expect(failures).toEqual([]);
  expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(16);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

it('says that it is not ready, and answers what is under way before it is closed', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await get('/readyz', agent)).status).toBe(200);
  const slow = get('/slow', agent);
  await expect.poll(() => isAsked).toBe(true);
  test.app.draining.begin();
  expect(await get('/readyz', agent)).toMatchObject({
    status: 503,
    connection: 'close',
    body: '{"status":"stopping"}',
  });
  const closing = test.app.close();
  release();
  expect(await slow).toMatchObject({ status: 200, body: 'answered' });
  await closing;
  agent.destroy();
});

it('waits for nobody where nobody is connected', async () => {
  await drainBeforeClosing(test.app, 3_600_000);
  expect(test.app.draining.hasBegun).toBe(true);
});
