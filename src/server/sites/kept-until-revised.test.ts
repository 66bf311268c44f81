import { describe, expect, it } from 'vitest';
import type { Services } from '#server/platform/services.ts';
import { keptUntilRevised } from './kept-until-revised.ts';

function setUp(maxEntries = 10) {
  const clock = { now: 0 };
  const listeners: (() => void)[] = [];
  const services = {
    now: () => clock.now,
    notifications: { subscribe: (_channel: string, listener: () => void) => listeners.push(listener) },
  } as unknown as Services;
  const loads: string[] = [];
  const keep = keptUntilRevised<string>(maxEntries);
  const ask = (key: string, value = key) =>
    keep(services, key, async () => {
      loads.push(key);
      return value;
    });
  const revise = (): void => {
    for (const listener of listeners) listener();
  };
  return { clock, loads, ask, revise, keep, services };
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
    const { keep, services, revise, ask } = setUp();
    const early = keep(services, 'a', async () => {
      revise();
      return 'old';
    });
    expect([await early, await ask('a', 'new')]).toEqual(['old', 'new']);
  });

  it('never grows beyond its bound', async () => {
    const { ask, loads } = setUp(2);
    for (const key of ['a', 'b', 'c', 'c', 'a']) await ask(key);
    expect(loads).toEqual(['a', 'b', 'c', 'a']);
  });
});
