import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { CallOutside } from './call-outside.ts';
import { callsWithin } from './calls-within.ts';

it('gives later calls what those before left of the time, and makes none when it is over [ORD-166]', async () => {
  let now = 5_000.4;
  const waits: number[] = [];
  const call: CallOutside = async (_url, { timeoutMs }) => {
    waits.push(timeoutMs);
    return { status: 200, body: Readable.from([]) };
  };
  const calls = callsWithin(call, () => now, 10_000);
  // What happened before the first call takes nothing of it.
  now += 60_000;
  const ask = () => calls('https://pay.example.org', { timeoutMs: 10_000, maxBytes: 1000 });
  await ask();
  now += 4_000.5;
  await ask();
  now += 5_000;
  await ask();
  now += 1_000;
  await expect(ask()).rejects.toThrow('too long');
  expect(waits).toEqual([10_000, 6_000, 1_000]);
  await calls('https://pay.example.org', { timeoutMs: 10, maxBytes: 1000 }).catch(() => null);
  expect(waits).toHaveLength(3);
});
