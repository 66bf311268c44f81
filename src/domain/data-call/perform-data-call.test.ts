import { expect, it } from 'vitest';
import type { DataCallRequest } from './data-call-request.ts';
import { performDataCall, type DataCallEnvironment, type WireRequest } from './perform-data-call.ts';

type Scripted = { status: number; body?: unknown; text?: string } | 'lost';

function world(answers: Scripted[], options: { cookies?: boolean; crumb?: string } = {}) {
  const log = {
    sent: [] as WireRequest[],
    waits: [] as number[],
    overlays: [] as string[],
    logins: [] as string[],
    networkErrors: [] as string[],
    crumb: options.crumb ?? 'c1',
  };
  const environment: DataCallEnvironment = {
    host: 'shop.example',
    send: (request) => {
      log.sent.push(request);
      const next = answers.shift();
      if (next === undefined) throw new Error('no answer scripted');
      if (next === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve({ status: next.status, text: next.text ?? JSON.stringify(next.body ?? {}) });
    },
    readCrumb: () => log.crumb,
    storeCrumb: (crumb) => {
      log.crumb = crumb;
    },
    cookiesEnabled: () => options.cookies ?? true,
    wait: (ms) => {
      log.waits.push(ms);
      return Promise.resolve();
    },
    loginRequired: (error, asks) => log.logins.push(asks ? error.message : `${error.message} (handled)`),
    systemError: (error) => log.overlays.push(error.message),
    recordNetworkError: (url) => log.networkErrors.push(url),
  };
  const call = (request: Partial<DataCallRequest> = {}) =>
    performDataCall({ method: 'POST', path: '/api/x', ...request }, environment);
  return { log, call };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'succeeded',
    (error: Error) => error.message,
  );

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  'sends %s with the crumb of the cookie and gives the parsed answer [DATA-01] [DATA-02] [DATA-03] [DATA-04] [DATA-05] [DATA-15]',
  async (method) => {
    const { log, call } = world([{ status: 200, body: { a: 1 } }]);
    expect(await call({ method, query: { q: 'a b', none: null } })).toEqual({ a: 1 });
    expect(log.sent[0]).toMatchObject({ method, url: '/api/x?q=a+b&crumb=c1' });
  },
);

it('sends an empty crumb without the cookie, takes the new one and succeeds on the single repeat [DATA-11] [DATA-21] [DATA-22]', async () => {
  const { log, call } = world(
    [{ status: 403, body: { error: 'x', crumbFail: true, crumb: 'new' } }, { status: 200 }],
    {
      crumb: '',
    },
  );
  await call();
  expect(log.sent.map((request) => request.url)).toEqual(['/api/x?crumb=', '/api/x?crumb=new']);
  expect(log.crumb).toBe('new');
});

it('gives up at the second crumbFail [DATA-23]', async () => {
  const refused = { status: 403, body: { error: 'x', crumbFail: true, crumb: 'new' } };
  const { log, call } = world([refused, refused]);
  expect(await failureOf(call({ retries: 5 }))).toBe('Unauthorized request');
  expect(log.sent).toHaveLength(2);
});

it('does not repeat a crumbFail with cookies off [DATA-24]', async () => {
  const { log, call } = world([{ status: 403, body: { error: 'x', crumbFail: true } }], { cookies: false });
  await failureOf(call());
  expect(log.sent).toHaveLength(1);
});

it('writes JSON and form bodies [DATA-06] [DATA-12]', async () => {
  const { log, call } = world([{ status: 200 }, { status: 200 }, { status: 200 }]);
  await call({ body: { a: [1] } });
  await call({ body: { a: [1], b: 'x y', c: null }, encoding: 'form' });
  await call();
  expect(log.sent.map((request) => request.body)).toEqual(['{"a":[1]}', 'a=%5B1%5D&b=x+y', null]);
  expect(log.sent[1]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
});

it('takes a 204 as an empty success [DATA-16]', async () => {
  const { call } = world([{ status: 204, text: '' }]);
  expect(await call()).toEqual({});
});

it.each([
  [{ status: 200, body: { error: 'No.' } }, 'No.', 'DATA-17'],
  [
    { status: 200, text: '' },
    /^Internal Error: Unable to parse server response from \(\/api\/x\) as JSON: ./,
    'DATA-31',
  ],
  [
    { status: 200, text: '<p>' },
    /^Internal Error: Unable to parse server response from \(\/api\/x\) as JSON: ./,
    'DATA-31',
  ],
  [{ status: 401, text: '' }, 'Unauthorized request', 'DATA-32'],
  [{ status: 403, body: { error: 'other' } }, 'Unauthorized request', 'DATA-33'],
  [{ status: 500, text: '<h1>' }, 'Internal server error. Please try again later.', 'DATA-34'],
  [{ status: 501, text: '' }, 'Internal server error. Please try again later.', 'DATA-35'],
  [{ status: 503, text: '' }, 'This service is temporarily unavailable. Please try again later.', 'DATA-36'],
  [{ status: 418, text: '' }, 'Unable to connect to shop.example. Please try again.', 'DATA-37'],
  [{ status: 400, text: 'no' }, 'Unable to connect to shop.example. Please try again.', 'DATA-38'],
  [{ status: 404, text: 'gone' }, 'Unable to connect to shop.example. Please try again.', 'DATA-38'],
  [{ status: 429, body: {} }, 'Unable to connect to shop.example. Please try again.', 'DATA-38'],
  [{ status: 400, body: { message: 'Bad.' } }, 'Bad.', 'DATA-44'],
  [{ status: 401, body: { error: 'Sign in.' } }, 'Sign in.', 'DATA-45'],
  [{ status: 401, body: { other: 1 } }, 'Unauthorized request', 'DATA-45'],
  [{ status: 500, body: { message: 'Out of paper.' } }, 'Out of paper.', 'DATA-45'],
  [{ status: 500, body: ['x'] }, 'Internal server error. Please try again later.', 'DATA-45'],
  [{ status: 502, body: { error: 'Gateway.' } }, 'Gateway.', 'DATA-44'],
  [{ status: 500, body: { billingErrorCode: 7 } }, '7', 'DATA-44'],
  [{ status: 502, body: { other: 1 } }, 'Unable to connect to shop.example. Please try again.', 'DATA-39'],
  [
    { status: 409, body: { error: 'Taken.' } },
    'Unable to connect to shop.example. Please try again.',
    'DATA-37',
  ],
  [
    { status: 503, body: { error: 'Later.' } },
    'This service is temporarily unavailable. Please try again later.',
    'DATA-36',
  ],
] as const)('fails %j with its message (%s) [%s]', async (answer, message, _id) => {
  const { call } = world([answer]);
  expect(await failureOf(call())).toMatch(message);
});

it('retries lost connections and unlisted statuses after 200 ms until the count is used up [DATA-40] [DATA-41] [DATA-43]', async () => {
  const { log, call } = world(['lost', { status: 502, text: '' }, { status: 200, body: { done: true } }]);
  expect(await call({ retries: 2 })).toEqual({ done: true });
  expect(log.waits).toEqual([200, 200]);
});

it('does not retry without a count, and records the lost connection once, without the crumb [DATA-42] [DATA-46] [DATA-47]', async () => {
  const { log, call } = world(['lost']);
  expect(await failureOf(call({ query: { a: 1 } }))).toBe(
    'Unable to connect to shop.example. Please try again.',
  );
  expect(log.networkErrors).toEqual(['/api/x?a=1']);
  expect(log.waits).toEqual([]);
});

it.each([
  { status: 503, text: '' },
  { status: 403, text: '' },
  { status: 400, body: { error: 'No.' } },
  { status: 200, body: { error: 'No.' } },
  { status: 200, text: '<p>' },
  { status: 422, body: { errors: { a: 'A' } } },
])('does not retry what has a message of its own, such as %j [DATA-40]', async (answer) => {
  const { log, call } = world([answer]);
  await failureOf(call({ retries: 3 }));
  expect(log.sent).toHaveLength(1);
});

it('reports the failure when the count reaches 0: as many further tries as it says [DATA-40] [DATA-43]', async () => {
  const { log, call } = world(
    Array.from({ length: 3 }, () => ({ status: 429, body: { error: 'Slow down.' } })),
  );
  await failureOf(call({ retries: 2 }));
  expect([log.sent.length, log.waits, log.overlays.length]).toEqual([3, [200, 200], 1]);
});

it('acts on the first flag only: crumb, login, authorization, errors, error [DATA-18] [DATA-19] [DATA-20] [DATA-26] [DATA-29]', async () => {
  const all = { error: 'E', errors: { a: 'A' }, authorizationFail: true, loginRequired: true };
  const { log, call } = world([
    { status: 401, body: { ...all, crumbFail: true, crumb: 'new' } },
    { status: 401, body: all },
    { status: 403, body: { ...all, loginRequired: false } },
    { status: 400, body: { error: 'E', errors: { a: 'A' } } },
    { status: 200, body: { error: 'E' } },
  ]);
  await failureOf(call());
  expect([log.sent.length, log.crumb, log.logins, log.overlays]).toEqual([2, 'new', ['E'], []]);
  await failureOf(call());
  expect(log.overlays).toEqual(['Unauthorized request']);
  const shown: unknown[] = [];
  await failureOf(call({ showErrors: (errors) => shown.push(errors) }));
  expect([shown, log.overlays.length]).toEqual([[{ a: 'A' }], 1]);
  await failureOf(call());
  expect(log.overlays).toEqual(['Unauthorized request', 'E']);
});

it('hands an errors map without a dialog to the caller alone [DATA-27]', async () => {
  const { log, call } = world([{ status: 400, body: { errors: { a: 'A' } } }]);
  await expect(call()).rejects.toMatchObject({ kind: 'fields', errors: { a: 'A' } });
  expect(log.overlays).toEqual([]);
});

it('shows nothing when the caller handles failures itself [DATA-30]', async () => {
  const { log, call } = world([{ status: 500, text: '' }]);
  await failureOf(call({ handlesFailures: true }));
  expect(log.overlays).toEqual([]);
});

it('fires the login-required event of a call that handles its failures too, without asking [DATA-18] [DATA-30]', async () => {
  const { log, call } = world([{ status: 401, body: { error: 'E', loginRequired: true } }]);
  await failureOf(call({ handlesFailures: true }));
  expect(log.logins).toEqual(['E (handled)']);
});

it('passes the time-out on: 30 s unless the call has its own [DATA-13]', async () => {
  const { log, call } = world([{ status: 200 }, { status: 200 }]);
  await call();
  await call({ timeoutMs: 5 });
  expect(log.sent.map((request) => request.timeoutMs)).toEqual([30_000, 5]);
});
