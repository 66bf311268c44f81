import { expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { keptByRevision } from './kept-by-revision.ts';

const site = (id: number, revision: number) => ({ id: `${id}` as SiteId, revision });

it('what is known of a site is read once a revision, also by who asks at the same time, and again where reading failed', async () => {
  const read: string[] = [];
  let fails = false;
  const kept = keptByRevision((id) => {
    read.push(id);
    return fails ? Promise.reject(new Error('gone')) : Promise.resolve(read.length);
  });
  expect(await Promise.all([kept.load(site(1, 7)), kept.load(site(1, 7))])).toEqual([1, 1]);
  expect(await kept.load(site(1, 8))).toBe(2);
  fails = true;
  await expect(kept.load(site(1, 9))).rejects.toThrow('gone');
  fails = false;
  expect(await kept.load(site(1, 9))).toBe(4);
  expect(read).toEqual(['1', '1', '1', '1']);
});

it('what is known of sites is kept of 300 of them', async () => {
  const read: string[] = [];
  const kept = keptByRevision((id) => Promise.resolve(read.push(id)));
  for (let id = 0; id <= 300; id += 1) await kept.load(site(id, 1));
  await kept.load(site(1, 1));
  expect(read).toHaveLength(301);
  await kept.load(site(0, 1));
  expect(read).toHaveLength(302);
});
