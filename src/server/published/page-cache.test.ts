import { describe, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { createPageCache, TRUSTED_MS } from './page-cache.ts';

function answer(siteId: string, revision = 1, body = 'x'.repeat(10_000)) {
  return createCachedAnswer({
    siteId: siteId as SiteId,
    revision,
    status: 200,
    headers: {},
    body,
    isKept: true,
  });
}

describe('the cache of published pages', () => {
  it('stays inside its bytes and lets the least recently used go first', () => {
    const cache = createPageCache(50_000);
    for (const key of ['a', 'b', 'c']) cache.put(key, answer('s'), 0, 0);
    expect(cache.trusted('s', 'a', 2000)).not.toBeNull();
    cache.put('d', answer('s'), 3000, 0);
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.trusted('s', 'b', 3000)).toBeNull();
    expect(cache.trusted('s', 'a', 3000)).not.toBeNull();
  });

  it('counts the compressed copies too', async () => {
    const cache = createPageCache(50_000);
    const kept = answer('s');
    cache.put('a', kept, 0, 0);
    const before = cache.bytes;
    await kept.compress('gzip');
    cache.trusted('s', 'a', 2000);
    expect(cache.bytes).toBeGreaterThan(before);
  });

  it('forgets a site that was revised, and only that', () => {
    const cache = createPageCache();
    cache.put('a', answer('one'), 0, 0);
    cache.put('b', answer('two'), 0, 0);
    cache.invalidate('one');
    expect(cache.trusted('one', 'a', 0)).toBeNull();
    expect(cache.trusted('two', 'b', 0)).not.toBeNull();
  });

  it('gives an answer to its own site only', () => {
    const cache = createPageCache();
    cache.put('/about', answer('one'), 0, 0);
    expect(cache.trusted('two', '/about', 0)).toBeNull();
    expect(cache.trusted('on', 'e/about', 0)).toBeNull();
    expect(cache.ofRevision({ id: 'on', revision: 1 }, 'e/about', 0, 0)).toBeNull();
    expect(cache.trusted('one', '/about', 0)).not.toBeNull();
  });

  it('does not keep an answer whose site was revised while it was made', () => {
    const cache = createPageCache();
    const generation = cache.generationOf('one');
    cache.invalidate('one');
    cache.put('a', answer('one'), 0, generation);
    expect(cache.trusted('one', 'a', 0)).toBeNull();
  });

  it('compares with the revision after a while, and trusts again where it is the same', () => {
    const cache = createPageCache();
    cache.put('a', answer('one', 7), 0, 0);
    expect(cache.trusted('one', 'a', TRUSTED_MS)).toBeNull();
    expect(cache.ofRevision({ id: 'one', revision: 7 }, 'a', TRUSTED_MS, 0)).not.toBeNull();
    expect(cache.trusted('one', 'a', TRUSTED_MS)).not.toBeNull();
    expect(cache.ofRevision({ id: 'one', revision: 8 }, 'a', TRUSTED_MS, 0)).toBeNull();
    expect(cache.trusted('one', 'a', TRUSTED_MS)).toBeNull();
  });
});

describe('the cache of published pages, when revisions are not heard of', () => {
  it('trusts nothing, and after that only what was looked up again', () => {
    const cache = createPageCache();
    const site = { id: 'one', revision: 1 };
    cache.put('a', answer('one', 1), 0, 0);
    cache.hear(false);
    expect(cache.trusted('one', 'a', 0)).toBeNull();
    expect(cache.ofRevision(site, 'a', 0, cache.generationOf('one'))).not.toBeNull();
    expect(cache.trusted('one', 'a', 0)).toBeNull();
    cache.hear(true);
    expect(cache.trusted('one', 'a', 0)).toBeNull();
    expect(cache.ofRevision(site, 'a', 0, cache.generationOf('one'))).not.toBeNull();
    expect(cache.trusted('one', 'a', 0)).not.toBeNull();
  });

  it('does not trust an answer whose revision was read before the site was revised', () => {
    const cache = createPageCache();
    cache.put('a', answer('one', 1), 0, 0);
    const before = cache.generationOf('one');
    cache.hear(true);
    expect(cache.ofRevision({ id: 'one', revision: 1 }, 'a', 0, before)).not.toBeNull();
    expect(cache.trusted('one', 'a', 0)).toBeNull();
  });

  it('gives what is kept with its age, for an hour and no longer', () => {
    const cache = createPageCache();
    cache.put('a', answer('one', 1), 500, 0);
    expect(cache.stale('one', 'a', 30_500)).toMatchObject({ ageMs: 30_000 });
    expect(cache.stale('two', 'a', 30_500)).toBeNull();
    expect(cache.stale('one', 'a', 3_600_500)).not.toBeNull();
    expect(cache.stale('one', 'a', 3_600_501)).toBeNull();
  });
});
