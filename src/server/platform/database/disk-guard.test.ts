import { expect, it } from 'vitest';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createDiskGuard } from './disk-guard.ts';

const MEGABYTE = 1_048_576;

it('says once that the disk is full, below 64 MB, and once that it has space, from 96 MB', async () => {
  let free = 500 * MEGABYTE;
  const said: string[] = [];
  const say = (_facts: unknown, message: string) => void said.push(message);
  const log = { ...silentLogger, error: say, info: say };
  const guard = createDiskGuard({ freeBytes: async () => free, log });
  const look = async (bytes: number) => {
    free = bytes;
    await guard.look();
    return guard.isFull();
  };
  expect(await look(64 * MEGABYTE)).toBe(false);
  expect(await look(64 * MEGABYTE - 1)).toBe(true);
  expect(await look(0)).toBe(true);
  expect(await look(96 * MEGABYTE - 1)).toBe(true);
  expect(await look(96 * MEGABYTE)).toBe(false);
  expect(said).toEqual([
    'the disk of the database is full: nothing is saved until it has space',
    'the disk of the database has space again',
  ]);
  guard.close();
});
