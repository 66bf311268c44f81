import { expect, it } from 'vitest';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createReviver } from './create-reviver.ts';

it('is told once in ten seconds, however many wait for the database', async () => {
  const lines: string[] = [];
  let now = 0;
  let asked = 0;
  const revive = createReviver({
    revive: () => {
      asked += 1;
      return Promise.reject(new Error('no space'));
    },
    log: { ...silentLogger, error: (_facts, message) => void lines.push(message) },
    elapsed: () => now,
  });
  const ask = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) revive();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await ask(300);
  now = 9_999;
  await ask(300);
  expect(lines).toEqual(['the database could not be started']);
  now = 10_000;
  await ask(1);
  expect(lines).toHaveLength(2);
  expect(asked).toBe(601);
});
