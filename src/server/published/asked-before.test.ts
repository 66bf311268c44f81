import { describe, expect, it } from 'vitest';
import { createAskedBefore } from './asked-before.ts';

describe('addresses that are asked for again', () => {
  it('knows one from the second time on', () => {
    const asked = createAskedBefore();
    expect([asked.ask('a'), asked.ask('b'), asked.ask('a'), asked.ask('a')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('forgets what was not asked for lately', () => {
    const asked = createAskedBefore(2);
    for (const address of ['a', 'b', 'a', 'c']) asked.ask(address);
    expect(asked.ask('a')).toBe(true);
    expect(asked.ask('b')).toBe(false);
  });
});
