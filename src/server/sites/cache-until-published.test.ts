import { describe, expect, it } from 'vitest';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { cacheUntilPublished } from './cache-until-published.ts';

function setUp(maxEntries = 10) {
  const clock = { now: 0, isAway: false };
  const listeners: (() => void)[] = [];
  const services = {
    elapsed: () => clock.now,
    databaseState: { isAway: () => clock.isAway },
    notifications: { subscribe: (_channel: string, listener: () => void) => listeners.push(listener) },
  } as unknown as Services;
  const loads: string[] = [];
  const cached = cacheUntilPublished<string>(maxEntries);
  const ask = (key: string, value = key) =>
    cached(services, key, async () => {
      loads.push(key);
      return value;
    });
  const revise = (): void => {
    for (const listener of listeners) listener();
  };
  return { clock, loads, ask, revise, cached, services };
}

describe('what is kept until a site is revised', () => {
  it('is loaded once', async () => {
    const { ask, loads } = setUp();
    expect([await ask('a', 'first'), await ask('a', 'second')]).toEqual(['first', 'first']);
    expect(loads).toEqual(['a']);
  });

  it('is loaded again after a revision, and after half a minute without one', async () => {
    const { ask, loads, revise, clock } = setUp();
    await ask('a');
    revise();
    expect(await ask('a', 'new')).toBe('new');
    clock.now = 30_000;
    expect(await ask('a', 'newer')).toBe('newer');
    expect(loads).toHaveLength(3);
  });

  it('is not kept when the revision came while it was loaded', async () => {
    const { cached, services, revise, ask } = setUp();
    const early = cached(services, 'a', async () => {
      revise();
      return 'old';
    });
    expect([await early, await ask('a', 'new')]).toEqual(['old', 'new']);
  });

  it('is used for an hour while the database is away, and not longer', async () => {
    const { ask, loads, revise, clock, cached, services } = setUp();
    await ask('a', 'old');
    revise();
    const failing = () =>
      cached(services, 'a', async () => {
        throw new CallError('unavailable');
      });
    expect(await failing()).toBe('old');
    clock.isAway = true;
    clock.now = 3_600_000;
    expect(await ask('a', 'new')).toBe('old');
    expect(loads).toHaveLength(1);
    clock.now = 3_600_001;
    await expect(failing()).rejects.toThrow(CallError);
    clock.isAway = false;
    expect(await ask('a', 'new')).toBe('new');
  });

  it('never grows beyond its bound', async () => {
    const { ask, loads } = setUp(2);
    for (const key of ['a', 'b', 'c', 'c', 'a']) await ask(key);
    expect(loads).toEqual(['a', 'b', 'c', 'a']);
  });

  it('stays while strangers ask for ever new names that lead nowhere', async () => {
    const { ask, loads } = setUp(3);
    for (let number = 0; number < 20; number += 1) {
      await ask('a');
      await ask(`nowhere-${number}`);
    }
    expect(loads.filter((key) => key === 'a')).toEqual(['a']);
  });
});
