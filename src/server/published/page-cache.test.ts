import { describe, expect, it } from 'vitest';
import { createCachedAnswer } from './cached-answer.ts';
import { createPageCache, TRUSTED_MS } from './page-cache.ts';

function answer(siteId: string, revision = 1, body = 'x'.repeat(10_000)) {
  return createCachedAnswer({ siteId, revision, status: 200, headers: {}, body, isKept: true });
}

describe('the cache of published pages', () => {
  it('stays inside its bytes and lets the least recently used go first', () => {
    const cache = createPageCache(50_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, answer('s'), 0, 0);
    expect(cache.trusted('a', 2000)).not.toBeNull();
    cache.put('d', answer('s'), 3000, 0);
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.trusted('b', 3000)).toBeNull();
    expect(cache.trusted('a', 3000)).not.toBeNull();
  });

  it('counts the compressed copies too', async () => {
    const cache = createPageCache(50_000);
    const kept = answer('s');
    cache.put('a', kept, 0, 0);
    const before = cache.bytes;
    await kept.compress('gzip');
    cache.trusted('a', 2000);
    expect(cache.bytes).toBeGreaterThan(before);
  });

  it('forgets a site that was revised, and only that', () => {
    const cache = createPageCache();
    cache.put('a', answer('one'), 0, 0);
    cache.put('b', answer('two'), 0, 0);
    cache.invalidate('one');
    expect(cache.trusted('a', 0)).toBeNull();
    expect(cache.trusted('b', 0)).not.toBeNull();
  });

  it('does not keep an answer whose site was revised while it was made', () => {
    const cache = createPageCache();
    const generation = cache.generationOf('one');
    cache.invalidate('one');
    cache.put('a', answer('one'), 0, generation);
    expect(cache.trusted('a', 0)).toBeNull();
  });

  it('compares with the revision after a while, and trusts again where it is the same', () => {
    const cache = createPageCache();
    cache.put('a', answer('one', 7), 0, 0);
    expect(cache.trusted('a', TRUSTED_MS)).toBeNull();
    expect(cache.ofRevision('a', 7, TRUSTED_MS)).not.toBeNull();
    expect(cache.trusted('a', TRUSTED_MS)).not.toBeNull();
    expect(cache.ofRevision('a', 8, TRUSTED_MS)).toBeNull();
    expect(cache.trusted('a', TRUSTED_MS)).toBeNull();
  });
});
