import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { findFile } from '#server/files/queries.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

async function sizeOf(bytes: string): Promise<number | undefined> {
  const { db } = test.services;
  const { siteId } = await buildSite(test.services);
  const id = createId<'file'>();
  await sql`insert into files (site_id, id, name, kind, mime_type, size, sha256, created_at)
    values (${siteId}, ${id}, 'a.pdf', 'document', 'application/pdf', ${bytes}::bigint, ${'0'.repeat(64)}, portico_now())`.execute(
    db,
  );
  return (await findFile(db, siteId, id))?.size;
}

it('reads bigints as numbers up to 2^53 − 1', async () => {
  expect(await sizeOf('9007199254740991')).toBe(9_007_199_254_740_991);
});

it('fails with the reason above, and goes on with the next statement', async () => {
  await expect(sizeOf('9007199254740992')).rejects.toThrow('The database gave the bigint 9007199254740992');
  expect(await sizeOf('12')).toBe(12);
});

it('gives counts and sums of whole numbers as numbers', async () => {
  const { rows } = await sql<{ count: unknown; sum: unknown }>`
    select count(*) as count, sum(n)::bigint as sum from generate_series(1, 4) n`.execute(test.services.db);
  expect(rows).toEqual([{ count: 4, sum: 10 }]);
});
