import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

function batchOf(maxKeys: number) {
  const calls: (readonly string[])[] = [];
  const load = createBatch<string>(async (keys) => {
    calls.push(keys);
    if (keys.includes('broken')) throw new Error('Not now');
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, `value of ${key}`]));
  }, maxKeys);
  return { calls, load };
}

it('asks once for everything that is wanted at one moment, each key once', async () => {
  const { calls, load } = batchOf(10);
  expect(await Promise.all([load('a'), load('gone'), load('a')])).toEqual(['value of a', null, 'value of a']);
  expect(calls).toEqual([['a', 'gone']]);
  await load('b');
  expect(calls).toEqual([['a', 'gone'], ['b']]);
});

it('asks several times for more keys than one call takes', async () => {
  const { calls, load } = batchOf(2);
  const values = await Promise.all(['a', 'b', 'b', 'c', 'd', 'e'].map(load));
  expect(values).toEqual(['a', 'b', 'b', 'c', 'd', 'e'].map((key) => `value of ${key}`));
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

it('fails for those of a call that failed, and begins anew after it', async () => {
  const { load } = batchOf(10);
  await expect(Promise.all([load('a'), load('broken')])).rejects.toThrow('Not now');
  expect(await load('a')).toBe('value of a');
});
