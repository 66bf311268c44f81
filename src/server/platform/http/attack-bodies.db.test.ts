import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { implement } from './route.ts';

const echo = defineEndpoint({
  method: 'POST',
  path: '/api/echo',
  host: 'any',
  access: { kind: 'public' },
  crumb: false,
  body: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.unknown()),
  output: z.object({ body: z.int(), query: z.int(), values: z.array(z.unknown()) }),
});
/** Counts the fields of a multipart body that reach a handler. */
const parts = defineEndpoint({
  method: 'POST',
  path: '/api/parts',
  host: 'any',
  access: { kind: 'public' },
  crumb: false,
  output: z.object({ fields: z.int() }),
});
const FORM = 'application/x-www-form-urlencoded';
const host = 'app.localhost:8080';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp([
    implement(echo, async ({ body, query }) => ({
      body: Object.keys(body).length,
      query: Object.keys(query).length,
      values: Object.values(body).slice(0, 3),
    })),
    implement(parts, async ({ request }) => {
      let seen = 0;
      for await (const part of request.parts()) if (part.type === 'field') seen += 1;
      return { fields: seen };
    }),
  ]);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const post = (payload: string, url = '/api/echo') =>
  test.app.inject({ method: 'POST', url, headers: { host, 'content-type': FORM }, payload });

/** `count` fields, each with a name of its own. */
const fields = (count: number) =>
  Array.from({ length: count }, (_none, index) => `${index.toString(36)}=${index}`).join('&');

/** What the server answers to a head alone, while its body has not come. */
function answerToHead(lines: readonly string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (!text.includes('\r\n\r\n')) return;
      resolve(text);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('form data with very many names', () => {
  it('is taken up to a thousand fields, each read once', async () => {
    const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll');
    const answer = await post(fields(1000));
    expect(answer.json()).toMatchObject({ body: 1000 });
    expect(getAll).not.toHaveBeenCalled();
  });

  it('is refused with more, before any of it is decoded', async () => {
    const parse = vi.spyOn(globalThis, 'URLSearchParams');
    for (const payload of [fields(1001), '&'.repeat(199_000), 'a=1&'.repeat(1000)]) {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({
        code: 'too-many-fields',
        error: 'The form has too many fields. At most 1000 can be sent at once.',
      });
    }
    expect(parse).not.toHaveBeenCalled();
  });

  it('keeps every value of a name in its order', async () => {
    expect((await post('a=1&b=2&a=3&a=4&=5')).json()).toMatchObject({ values: [['1', '3', '4'], '2', '5'] });
  });

  it('takes a query with as many names as an address has room for', async () => {
    expect((await post('', `/api/echo?${fields(1500)}`)).json()).toMatchObject({ query: 1500 });
  });
});

describe('a multipart body with very many fields', () => {
  const send = (count: number) =>
    test.app.inject({
      method: 'POST',
      url: '/api/parts',
      headers: { host, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${Array.from(
        { length: count },
        (_none, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`,
      ).join('')}--x--\r\n`,
    });

  it('is taken up to a hundred of them, and refused with more', async () => {
    expect((await send(100)).json()).toEqual({ fields: 100 });
    const refused = await send(101);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'too-many-fields' });
  });
});

describe('a body for an address that nothing answers', () => {
  it.each([
    ['known length', 'content-length: 199000'],
    ['unknown length', 'transfer-encoding: chunked'],
  ])('is not waited for, and its connection ends: %s', async (_name, length) => {
    const head = await answerToHead([
      'POST /nowhere HTTP/1.1',
      `host: ${host}`,
      `content-type: ${FORM}`,
      length,
    ]);
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
    expect(head.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it('is not read where the address takes another method', async () => {
    const head = await answerToHead(['DELETE /api/echo HTTP/1.1', `host: ${host}`, 'content-length: 199000']);
    expect(head).toMatch(/^HTTP\/1\.1 405 /);
    expect(head.toLowerCase()).toContain('\r\nallow: post\r\n');
  });
});

it('ends heads that do not come, and no body for taking its time', () => {
  const { headersTimeout, requestTimeout } = test.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 60_000, requestTimeout: 0 });
});
