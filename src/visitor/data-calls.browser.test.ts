import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { behaviourEnvironment } from './behaviour-environment.ts';
import { createCloseTargets } from './close-targets.ts';
import { INTERNAL_EVENT, LOGIN_REQUIRED_EVENT } from '#domain/page-runtime/runtime-events.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { sessionFlag } from './session-flag.ts';

// Answers come from a server that really gives them: testing/serve-failures.ts.

const UNABLE = `Unable to connect to ${location.host}. Please try again.`;
const events: unknown[] = [];
const note = (event: Event) => events.push([event.type, (event as CustomEvent).detail]);
let runtime: Runtime;
let test = 0;

beforeEach(() => {
  test += 1;
  events.length = 0;
  for (const type of [LOGIN_REQUIRED_EVENT, INTERNAL_EVENT]) document.addEventListener(type, note);
  const website = { appOrigin: 'https://demo.app.example' };
  const context = { website, isDevelopment: false } as unknown as PageContext;
  runtime = createRuntime(window, context, createCloseTargets());
});
afterEach(() => {
  for (const type of [LOGIN_REQUIRED_EVENT, INTERNAL_EVENT]) document.removeEventListener(type, note);
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.cookie = 'crumb=; Max-Age=0; Path=/';
  document.body.replaceChildren();
});

/** A number of its own for each test, so that the server counts its calls. */
const call = (name: string, changes: Partial<DataCallRequest> = {}) =>
  runtime.call({
    method: 'GET',
    path: `/failures/${name}`,
    query: { test: `${Math.round(performance.timeOrigin)}-${test}` },
    ...changes,
  });
const failureOf = (name: string, changes: Partial<DataCallRequest> = {}): Promise<DataCallError> =>
  call(name, { handlesFailures: true, ...changes }).then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => (error instanceof DataCallError ? error : Promise.reject(new Error('Another error'))),
  );
const calls = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/failures/')).length;

it.each([
  [
    'broken-json',
    /^Internal Error: Unable to parse server response from \(\/failures\/broken-json\?test=[^)]*\) as JSON: \S/,
    'DATA-31',
  ],
  ['html-as-success', /^Internal Error: Unable to parse server response/, 'DATA-31'],
  ['empty-success', /^Internal Error: Unable to parse server response/, 'DATA-31'],
  ['error-in-success', 'Not today.', 'DATA-17'],
  ['400', UNABLE, 'DATA-38'],
  ['400-message', 'That is not a date.', 'DATA-44'],
  ['401', 'Unauthorized request', 'DATA-32'],
  ['401-sign-in', 'Sign in first.', 'DATA-45'],
  ['403', 'Unauthorized request', 'DATA-33'],
  ['404', UNABLE, 'DATA-38'],
  ['404-words', UNABLE, 'DATA-37'],
  ['429', UNABLE, 'DATA-38'],
  ['500', 'Internal server error. Please try again later.', 'DATA-34'],
  ['500-words', 'Out of paper.', 'DATA-45'],
  ['501', 'Internal server error. Please try again later.', 'DATA-35'],
  ['502', UNABLE, 'DATA-38'],
  ['502-words', 'card_declined', 'DATA-44'],
  ['503-words', 'This service is temporarily unavailable. Please try again later.', 'DATA-36'],
  ['503', 'This service is temporarily unavailable. Please try again later.', 'DATA-36'],
  ['cut', UNABLE, 'DATA-39'],
  ['cut-at-once', UNABLE, 'DATA-39'],
] as const)('a server that answers %s gives the message %s [%s]', async (name, message, _id) => {
  expect((await failureOf(name)).message).toMatch(message);
});

it('takes a server that never answers for a lost connection when the time is over [DATA-13]', async () => {
  const error = await failureOf('silence', { timeoutMs: 50 });
  expect([error.kind, error.message]).toEqual(['network', UNABLE]);
  expect(events).toEqual([[INTERNAL_EVENT, { event: 'system_network_error', urlRequested: error.url }]]);
});

it('takes 204 for an empty success [DATA-16]', async () => {
  expect(await call('204')).toEqual({});
});

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  'fails the same way with %s and a body [DATA-01] [DATA-02] [DATA-03] [DATA-04]',
  async (method) => {
    const body = method === 'GET' ? {} : { body: { text: 'x'.repeat(100_000) } };
    expect((await failureOf('500', { method, ...body })).status).toBe(500);
  },
);

it('keeps the new crumb and succeeds when it fails once; the next call sends the one of the cookie [DATA-05] [DATA-11] [DATA-21] [DATA-22]', async () => {
  expect(await call('crumb-once', { method: 'POST' })).toEqual({ count: 2 });
  expect(document.cookie).toContain('crumb=fresh');
  expect(await call('crumb-once', { method: 'POST' })).toEqual({ count: 3 });
});

it('gives up when the crumb fails twice [DATA-23]', async () => {
  const error = await failureOf('crumb-always', { method: 'POST' });
  expect([error.kind, error.body?.['crumb']]).toEqual(['crumb', 'fresh-2']);
});

it('does not repeat a refused crumb with cookies off [DATA-24]', async () => {
  vi.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
  const error = await failureOf('crumb-always', { method: 'POST' });
  expect(error.body?.['crumb']).toBe('fresh-1');
});

it.each(['502-then-success', 'cut-then-success'])(
  'tries %s again after a while, where the call has tries left [DATA-40] [DATA-41] [DATA-43]',
  async (name) => {
    expect(await call(name, { retries: 1 })).toEqual({ count: 2 });
  },
);

it('records a lost connection once, after its last try, without the crumb [DATA-42] [DATA-46] [DATA-47]', async () => {
  performance.clearResourceTimings();
  const { url } = await failureOf('cut', { retries: 2 });
  await expect.poll(calls).toBe(3);
  expect(events).toEqual([[INTERNAL_EVENT, { event: 'system_network_error', urlRequested: url }]]);
  expect(url).not.toContain('crumb=');
});

it('shows the overlay for what nobody handles, the latest failure only, and no overlay for fields [DATA-19] [DATA-20] [DATA-27] [DATA-30] [OVER-66]', async () => {
  await expect(call('422-errors')).rejects.toMatchObject({ errors: { name: 'Name is required.' } });
  await expect(call('403-authorization')).rejects.toThrow('Unauthorized request');
  await expect.poll(() => document.querySelector('dialog')?.textContent).toMatch(/^Something Went Wrong!/);
  await expect(call('cut')).rejects.toThrow(UNABLE);
  await expect.element(page.getByText(UNABLE)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it.each(['400-message', '404', '500', '500-words', '503', 'error-in-success', 'broken-json', 'crumb-always'])(
  'shows the overlay for the generic error %s, without what the server said [OVER-67] [OVER-68] [OVER-69]',
  async (name) => {
    await expect(call(name, { method: 'POST' })).rejects.toThrow(DataCallError);
    const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
    await expect.element(overlay).toBeVisible();
    await expect
      .element(overlay)
      .toHaveTextContent(
        'Something Went Wrong!This error has been logged and reported. Please reload the page and try again.Reload PageClear',
      );
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  },
);

it('leaves the failures of blocks to them: no overlay, no prompt [DATA-30]', async () => {
  const { call: callFromBlock } = behaviourEnvironment(runtime);
  for (const name of ['500', 'cut', '403-authorization']) {
    await expect(callFromBlock('GET', `/failures/${name}`)).rejects.toThrow(DataCallError);
  }
  // The overlay's part of the runtime is there by now: one that is wanted stands alone.
  await expect(call('501')).rejects.toThrow('Internal server error. Please try again later.');
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it('shows a gateway’s words in the overlay, and its own where it has none [DATA-48] [OVER-71]', async () => {
  await expect(call('502-words')).rejects.toThrow('card_declined');
  await expect.element(page.getByText('card_declined')).toBeVisible();
  await expect(call('502')).rejects.toThrow(UNABLE);
  await expect.element(page.getByText(UNABLE)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it('fires the login-required event [DATA-18]', async () => {
  await expect(call('401-sign-in')).rejects.toThrow('Sign in first.');
  expect(events).toEqual([[LOGIN_REQUIRED_EVENT, { url: expect.stringContaining('/failures/401-sign-in') }]]);
});

it('goes on where the storage of the session is full or forbidden [NAV-11] [NAV-12]', () => {
  let text = 'x'.repeat(1_000_000);
  while (text.length > 0) {
    try {
      sessionStorage.setItem(`filler-${sessionStorage.length}`, text);
    } catch {
      text = text.slice(0, Math.floor(text.length / 2));
    }
  }
  const full = sessionFlag(window, 'a-name-that-has-no-room-any-more');
  full.set();
  expect(full.isSet()).toBe(false);
  const forbidden = sessionFlag(
    {
      get sessionStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    } as unknown as Window,
    'flag',
  );
  forbidden.set();
  expect(forbidden.isSet()).toBe(false);
});
