import { expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { siteBySite } from './site-by-site.ts';

const of = (site: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ siteId: site as SiteId, name: `${site}${place}` }));

it('keeps no site waiting for another whose provider does not answer [ORD-87]', async () => {
  const silent = Promise.withResolvers<void>();
  const done: string[] = [];
  const working = siteBySite(
    [...of('a', 150), ...of('b', 2)],
    () => 0,
    async ({ siteId, name }) => {
      if (siteId === 'a') await silent.promise;
      else done.push(name);
    },
  );
  await expect.poll(() => done).toEqual(['b0', 'b1']);
  silent.resolve();
  expect(await working).toEqual([]);
});

it('goes on after what fails, and answers it', async () => {
  const done: string[] = [];
  const errors = await siteBySite(
    [...of('a', 3), ...of('b', 1)],
    () => 0,
    async ({ name }) => {
      if (name === 'a0') throw new Error('broken');
      done.push(name);
    },
  );
  expect(errors).toEqual([new Error('broken')]);
  expect(done.toSorted()).toEqual(['a1', 'a2', 'b0']);
});

it('begins nothing more after 20 seconds, and elsewhere the next time', async () => {
  const run = async (from: number) => {
    let now = from;
    const done: string[] = [];
    await siteBySite(
      of('a', 5),
      () => now,
      async ({ name }) => {
        done.push(name);
        now += 10_000;
      },
    );
    return done;
  };
  expect(await run(0)).toEqual(['a0', 'a1']);
  expect(await run(32_000)).toEqual(['a2', 'a3']);
});
