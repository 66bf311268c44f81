import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { CallError } from './errors.ts';
import { implement } from './route.ts';

const save = defineEndpoint({
  method: 'POST',
  path: '/api/things/:thingId',
  host: 'any',
  access: { kind: 'public' },
  params: z.object({ thingId: z.string().regex(/^\d+$/) }),
  body: z.object({
    title: z.string().min(1, 'Give it a title'),
    size: z.coerce.number({ error: 'Not a number' }),
  }),
  output: z.object({ title: z.string() }),
  bodyLimit: 2_000,
});
const guarded = defineEndpoint({
  method: 'GET',
  path: '/api/guarded',
  host: 'dashboard',
  access: { kind: 'account' },
  output: z.object({}),
});
const failing = defineEndpoint({
  method: 'GET',
  path: '/api/failing',
  host: 'any',
  access: { kind: 'public' },
  query: z.object({ how: z.string() }),
  output: z.undefined(),
});
const rare = defineEndpoint({
  method: 'GET',
  path: '/api/rare',
  host: 'any',
  access: { kind: 'public' },
  output: z.undefined(),
  rateLimit: 2,
});

const host = 'app.localhost:8080';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp([
    implement(save, async ({ body }) => ({ title: body.title, secret: 'not in the output' })),
    implement(guarded, async () => ({})),
    implement(rare, async () => undefined),
    implement(failing, async ({ query }) => {
      if (query.how === 'unexpected') throw new Error('select * from secrets');
      if (query.how === 'database') throw Object.assign(new Error('gone'), { code: '57P01' });
      if (query.how === 'full') throw Object.assign(new Error('no space left'), { code: '53100' });
      throw new CallError('url-taken', { urlName: 'about', title: 'About us' });
    }),
  ]);
});
afterAll(() => test.close());

interface Visitor {
  readonly crumb: string;
  readonly cookies: Record<string, string>;
}

async function becomeVisitor(): Promise<Visitor> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/things/1',
    headers: { host },
    payload: {},
  });
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
  return { crumb: answer.json<{ crumb: string }>().crumb, cookies };
}

async function post(visitor: Visitor, options: { payload: string; type?: string; url?: string }) {
  return test.app.inject({
    method: 'POST',
    url: `${options.url ?? '/api/things/1'}?crumb=${visitor.crumb}`,
    headers: { host, 'content-type': options.type ?? 'application/json' },
    cookies: visitor.cookies,
    payload: options.payload,
  });
}

describe('the crumb', () => {
  it('answers a call without one with crumbFail, a fresh crumb and its cookie [DATA-11] [DATA-21]', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/things/1',
      headers: { host },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
    const body = answer.json<{ crumb: string }>();
    expect(body).toMatchObject({ crumbFail: true, code: 'crumb-fail' });
    const cookie = answer.cookies.find(({ name }) => name === 'crumb');
    expect(cookie?.value).toBe(body.crumb);
    expect(cookie?.httpOnly).toBeFalsy();
  });

  it('lets the repeated call through with the new crumb [DATA-05] [DATA-11] [DATA-22]', async () => {
    const visitor = await becomeVisitor();
    const answer = await post(visitor, { payload: '{"title":"A","size":1}' });
    expect(answer.statusCode).toBe(200);
  });

  it('does not accept the crumb of another visitor [DATA-05]', async () => {
    const visitor = await becomeVisitor();
    const other = await becomeVisitor();
    const answer = await post({ ...visitor, crumb: other.crumb }, { payload: '{"title":"A","size":1}' });
    expect(answer.json()).toMatchObject({ crumbFail: true });
  });
});

describe('input', () => {
  it('answers every wrong field with its message at once [DATA-14]', async () => {
    const answer = await post(await becomeVisitor(), { payload: '{"title":"","size":"x"}' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { title: 'Give it a title', size: 'Not a number' } });
  });

  it('reads form data as it reads JSON [DATA-06] [DATA-12]', async () => {
    const type = 'application/x-www-form-urlencoded';
    const answer = await post(await becomeVisitor(), { payload: 'title=A+%26+B&size=2', type });
    expect(answer.json()).toEqual({ title: 'A & B' });
  });

  it.each([
    { name: 'malformed JSON', payload: '{"title":', status: 400, code: 'malformed-body' },
    { name: 'a prototype in JSON', payload: '{"__proto__":{"x":1}}', status: 400, code: 'malformed-body' },
    {
      name: 'too large a body',
      payload: `{"title":"${'x'.repeat(3_000)}"}`,
      status: 413,
      code: 'body-too-large',
    },
    {
      name: 'another kind of content',
      payload: '<a/>',
      type: 'text/xml',
      status: 415,
      code: 'unsupported-media-type',
    },
    { name: 'an id that cannot be', url: '/api/things/x', payload: '{}', status: 404, code: 'not-found' },
  ])('refuses $name', async ({ status, code, payload, type, url }) => {
    const answer = await post(await becomeVisitor(), {
      payload,
      ...(type === undefined ? {} : { type }),
      ...(url === undefined ? {} : { url }),
    });
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status,
      code,
    });
  });
});

describe('errors', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host, ...headers } });

  it('gives the exact message of the catalogue, filled in', async () => {
    const answer = await get('/api/failing?how=expected');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'url-taken',
      error: 'The address /about is used by About us. Choose another one.',
    });
  });

  it('tells nothing of an unexpected error but an id for the log', async () => {
    const answer = await get('/api/failing?how=unexpected');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secrets');
    const { requestId } = answer.json<{ requestId: string }>();
    expect(requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers['x-request-id']).toBe(requestId);
  });

  it.each([
    [
      'while the database is away [DATA-36]',
      'database',
      'This service is temporarily unavailable. Please try again later.',
    ],
    [
      'while the disk of the database is full',
      'full',
      'Nothing can be saved now: the disk of this installation is full. What you see stays available. Keep this page open and try again later, or tell the person who runs the installation.',
    ],
  ])('answers 503 %s', async (_when, how, error) => {
    const answer = await get(`/api/failing?how=${how}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error });
  });

  it('asks for signing in [DATA-18] [DATA-32]', async () => {
    const answer = await get('/api/guarded');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ loginRequired: true });
  });

  it.each([
    ['a call', '/api/failing?how=expected', host],
    ['an answer without content', '/healthz', host],
    ['a redirect', '/', 'localhost:8080'],
    ['an address that is none', '/nowhere', host],
    ['a broken address', '/%ff', host],
    ['an unknown host', '/', 'nobody.localhost:8080'],
  ])('carries the id of the request on %s, each its own [PLAT-76]', async (_what, url, name) => {
    const answers = [await get(url, { host: name }), await get(url, { host: name })];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('answers 405 with the methods an address has', async () => {
    const answer = await get('/api/things/1');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  it('answers 429 when an address calls too often', async () => {
    const answers = [await get('/api/rare'), await get('/api/rare'), await get('/api/rare')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429]);
    expect(answers[2]?.json()).toMatchObject({
      error: 'Too many requests. Please wait a moment and try again.',
    });
  });

  it('shows a person a page', async () => {
    const answer = await get('/nowhere', { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Unable to locate content');
  });
});

describe('hosts', () => {
  it('leads the bare address to the dashboard', async () => {
    const answer = await test.app.inject({ url: '/', headers: { host: 'localhost:8080' } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toBe('http://app.localhost:8080/');
  });

  it('answers 404 on a host without a site', async () => {
    const answer = await test.app.inject({ url: '/api/guarded', headers: { host: 'nobody.localhost:8080' } });
    expect(answer.statusCode).toBe(404);
  });

  it('runs only its own scripts on app hosts', async () => {
    const answer = await test.app.inject({ url: '/healthz', headers: { host } });
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('tells probes that it is alive and ready', async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => test.app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
