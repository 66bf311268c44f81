import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { createPageCache } from './page-cache.ts';

const OWN_BYTES = 4000;
const answerOf = (body: string) =>
  createCachedAnswer({ siteId: 's' as SiteId, revision: 1, status: 200, headers: {}, body, isKept: true });

it.each(['short', 'ä'.repeat(1500), '<p>Some words</p>'.repeat(4000)])(
  'counts all memory that its bytes keep alive (%#)',
  async (body) => {
    const answer = answerOf(body);
    const bodies = [answer.body('identity'), await answer.compress('br'), await answer.compress('gzip')];
    const memory = new Set(bodies.map((bytes) => bytes?.buffer));
    const held = [...memory].reduce((sum, each) => sum + (each?.byteLength ?? 0), 0);
    expect(answer.size()).toBe(OWN_BYTES + held);
  },
);

it('gives back what it was made of', async () => {
  const body = '<p>Some words</p>'.repeat(9000);
  const answer = answerOf(body);
  expect(brotliDecompressSync(await answer.compress('br')).toString()).toBe(body);
  expect(gunzipSync(await answer.compress('gzip')).toString()).toBe(body);
});

it('tells the cache at once what compressing added', async () => {
  const cache = createPageCache(100_000);
  const [first, second] = [answerOf('a'.repeat(40_000)), answerOf('b'.repeat(47_900))];
  cache.put('/a', first, 0, 0);
  cache.put('/b', second, 0, 0);
  const before = cache.bytes;
  const { length } = await second.compress('br');
  expect(cache.bytes).toBe(before + length);
  for (let number = 0; number < 2; number += 1) second.onGrowth?.(3000);
  expect(cache.trusted('s', '/a', 1)).toBeNull();
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  const kept = cache.bytes;
  await first.compress('br');
  expect(cache.bytes).toBe(kept);
});
