import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';

const HOST = 'app.localhost';
/** Of one network address. */
const CALLS_A_MINUTE = 30;
/** 30 wrong passwords are free; the waits after the next two are shorter than the pause between tries here. */
const SLOWED_AFTER = 33;
const TRIES = 60;

interface Try {
  readonly remoteAddress: string;
  readonly forwardedFor?: string;
}

/** How many wrong passwords were tried before the first was refused for coming too often. */
async function triesBeforeLimit(
  test: TestApp,
  tryOf: (index: number) => Try,
  pauseMs: number,
): Promise<number> {
  const post = (
    url: string,
    { remoteAddress, forwardedFor }: Try,
    cookies: Record<string, string>,
    index = 0,
  ) =>
    test.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      cookies,
      headers: { host: HOST, ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }) },
      payload: { email: `somebody-${index}@example.org`, password: 'a-wrong-password' },
    });
  const first = await post('/api/auth/Login', { remoteAddress: '198.51.100.1' }, {});
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const url = `/api/auth/Login?crumb=${first.json<{ crumb: string }>().crumb}`;
  for (let index = 0; index < TRIES; index += 1) {
    test.clock.advance(pauseMs);
    const answer = await post(url, tryOf(index), cookies, index);
    if (answer.statusCode === 429) return index;
    expect(answer.statusCode).toBe(401);
  }
  return TRIES;
}

const spoofed = (index: number) => `10.0.${index}.1`;

describe.each([
  [
    'nobody is trusted',
    {},
    (index: number) => ({ remoteAddress: '203.0.113.9', forwardedFor: spoofed(index) }),
  ],
  [
    'one proxy is trusted, which adds who came to it',
    { TRUST_PROXY: '1' },
    (index: number) => ({ remoteAddress: '127.0.0.1', forwardedFor: `${spoofed(index)}, 203.0.113.9` }),
  ],
  [
    'the address of a proxy is trusted',
    { TRUST_PROXY: '127.0.0.1' },
    (index: number) => ({ remoteAddress: '127.0.0.1', forwardedFor: `${spoofed(index)}, 203.0.113.9` }),
  ],
  [
    'the addresses of proxies are trusted, and a stranger plays one',
    { TRUST_PROXY: '10.9.0.0/16' },
    (index: number) => ({ remoteAddress: '203.0.113.9', forwardedFor: spoofed(index) }),
  ],
  [
    'somebody has a whole network of IPv6',
    {},
    (index: number) => ({ remoteAddress: `2001:db8:1:2:${index.toString(16)}::${index.toString(16)}` }),
  ],
])('wrong passwords from other addresses each time, where %s', (_name, settings, tryOf) => {
  let test: TestApp;
  beforeAll(async () => {
    const { proxies } = readConfiguration(settings);
    test = await createTestApp(undefined, { config: { proxies } });
  });
  afterAll(() => test.close());

  it('are counted by the one they really come from', async () => {
    expect(await triesBeforeLimit(test, tryOf, 0)).toBe(CALLS_A_MINUTE);
  });

  it('are counted over longer than a minute', async () => {
    test.clock.advance(2 * 60 * 60_000);
    expect(await triesBeforeLimit(test, tryOf, 3_000)).toBe(SLOWED_AFTER);
  });
});
