import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { setReauthenticationAsker, type KnownProof } from './reauthentication-requests.ts';
import { setSignInAsker } from './sign-in-requests.ts';

const rename = defineEndpoint({
  method: 'POST',
  path: '/api/things/:id',
  host: 'app',
  access: { kind: 'account' },
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
});
const input = { params: { id: 'a b' }, body: { name: 'New' } };
const ORIGIN = 'http://a.app.localhost:8080';
const DONE = { status: 200, body: { name: 'New' } };

interface Scripted {
  readonly status: number;
  readonly body: unknown;
}

let requests: { url: URL; init: RequestInit }[];

/** Answers of the server, one a request; more requests than answers fail. */
function answerWith(...answers: readonly Scripted[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url: new URL(url, ORIGIN), init });
    const next = left.shift();
    if (next === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status }));
  });
}

const crumbs = (): (string | null)[] => requests.map(({ url }) => url.searchParams.get('crumb'));

beforeEach(() => {
  requests = [];
  vi.stubGlobal('window', {
    location: { host: 'a.app.localhost:8080', origin: ORIGIN },
  });
  vi.stubGlobal('document', { cookie: 'crumb=old' });
  vi.stubGlobal('navigator', { cookieEnabled: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('goes to the path of its parameters with the crumb of the cookie [DATA-05, DATA-11]', async () => {
    answerWith(DONE);
    await expect(callEndpoint(rename, input)).resolves.toEqual({ name: 'New' });
    expect(requests[0]?.url.pathname).toBe('/api/things/a%20b');
    expect(crumbs()).toEqual(['old']);
    expect(requests[0]?.init.body).toBe('{"name":"New"}');
  });

  it('is repeated once with the crumb that comes with the refusal [DATA-21..23]', async () => {
    answerWith({ status: 403, body: { crumbFail: true, crumb: 'fresh' } }, DONE);
    await expect(callEndpoint(rename, input)).resolves.toEqual({ name: 'New' });
    expect(crumbs()).toEqual(['old', 'fresh']);
  });

  it('fails when the fresh crumb is refused, too [DATA-24]', async () => {
    const refused = { status: 403, body: { crumbFail: true, crumb: 'fresh', error: 'Refused' } };
    answerWith(refused, refused);
    await expect(callEndpoint(rename, input)).rejects.toMatchObject({ status: 403, message: 'Refused' });
    expect(requests).toHaveLength(2);
  });

  it('gives the messages by field, the code and the facts of a refusal', async () => {
    answerWith({
      status: 409,
      body: { error: 'Taken', code: 'identifier-taken', errors: { name: 'Taken' }, details: { seconds: 5 } },
    });
    const error = await callEndpoint(rename, input).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Taken',
      code: 'identifier-taken',
      errors: { name: 'Taken' },
      details: { seconds: 5 },
      isTransient: false,
    });
  });

  it('ends after its time limit, as a failure worth trying again', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')));
        }),
    );
    const call = callEndpoint(rename, input);
    limit.abort();
    await expect(call).rejects.toMatchObject({ code: 'network', status: null, isTransient: true });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('refuses an answer that is not what the endpoint promises', async () => {
    answerWith({ status: 200, body: { title: 'New' } });
    await expect(callEndpoint(rename, input)).rejects.toThrow(z.ZodError);
  });
});

describe('where the session has ended', () => {
  const ended = { status: 401, body: { loginRequired: true } };

  it('asks to sign in and repeats the call afterwards [DATA-18, DATA-28]', async () => {
    const asker = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const stop = setSignInAsker(asker);
    answerWith(ended, DONE);
    await expect(callEndpoint(rename, input)).resolves.toEqual({ name: 'New' });
    expect(asker).toHaveBeenCalledOnce();
    stop();
  });

  it('asks once for calls that wait together', async () => {
    const asker = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const stop = setSignInAsker(asker);
    answerWith(ended, ended, DONE, DONE);
    await Promise.all([callEndpoint(rename, input), callEndpoint(rename, input)]);
    expect(asker).toHaveBeenCalledOnce();
    stop();
  });

  it('fails where the person does not sign in, and without asking for calls nobody made', async () => {
    const asker = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    const stop = setSignInAsker(asker);
    answerWith(ended, ended);
    await expect(callEndpoint(rename, input)).rejects.toMatchObject({ status: 401 });
    await expect(callEndpoint(rename, input, { isBackground: true })).rejects.toMatchObject({ status: 401 });
    expect(asker).toHaveBeenCalledOnce();
    stop();
  });
});

describe('a call that takes a recent sign-in', () => {
  const old = { status: 403, body: { error: 'Confirm', code: 'recent-sign-in-needed' } };
  const askingFor = () => vi.fn<(known: KnownProof) => Promise<boolean>>();

  it('asks who is there, with what the form knows, and then sends the same once more', async () => {
    const asker = askingFor().mockResolvedValue(true);
    const stop = setReauthenticationAsker(asker);
    answerWith(old, DONE);
    const proof = { password: 'entered' };
    await expect(callEndpoint(rename, input, { proof })).resolves.toEqual({ name: 'New' });
    expect(asker.mock.calls).toEqual([[proof]]);
    expect(requests.map(({ init }) => init.body)).toEqual(['{"name":"New"}', '{"name":"New"}']);
    stop();
  });

  it('fails where nobody proves it, and without asking for calls nobody made', async () => {
    const asker = askingFor().mockResolvedValue(false);
    const stop = setReauthenticationAsker(asker);
    answerWith(old, old);
    await expect(callEndpoint(rename, input)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
    await expect(callEndpoint(rename, input, { isBackground: true })).rejects.toMatchObject({ status: 403 });
    expect(asker).toHaveBeenCalledOnce();
    stop();
  });
});
