import { expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { createRevisionCache } from './revision-cache.ts';

const site = (id: string, revision: number) => ({ id: id as SiteId, revision });

it('reads what is asked for once a revision of its site, also what is not there', async () => {
  const read: string[] = [];
  const cache = createRevisionCache<string | null>({ bytes: 100, entries: 10, bytesOf: () => 1 });
  const ask = (id: string, revision: number, key: string, value: string | null) =>
    cache.load(site(id, revision), key, () => {
      read.push(`${id} ${revision} ${key}`);
      return Promise.resolve(value);
    });
  expect(await Promise.all([ask('one', 1, 'a', 'first'), ask('one', 1, 'a', 'other')])).toEqual([
    'first',
    'first',
  ]);
  expect(await ask('one', 1, 'b', null)).toBeNull();
  expect(await ask('one', 1, 'b', 'late')).toBeNull();
  expect(await ask('two', 1, 'a', 'another site')).toBe('another site');
  expect(await ask('one', 2, 'a', 'revised')).toBe('revised');
  expect(read).toEqual(['one 1 a', 'one 1 b', 'two 1 a', 'one 2 a']);
});
