import { describe, expect, it } from 'vitest';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { keptProducts } from './kept-products.ts';
import type { ListedProducts } from './load-listed-products.ts';

const LIST = 'list' as DocumentId;
const site = (id: string, revision: number) => ({ id: id as SiteId, revision });

/** A list of so many products without variants, of 1,500 bytes each. */
const list = (length: number): ListedProducts => ({
  currency: 'EUR',
  products: Array.from({ length }, (_, place) => ({
    id: `${place}` as DocumentId,
    path: '',
    title: '',
    excerpt: '',
    authorName: '',
    image: null,
    categories: [],
    publishedAt: null,
    commentCount: 0,
    categoryIds: [],
    ownCategories: [],
    variants: [],
    searchText: '',
  })),
});

describe('the products of a store page', () => {
  it('are read once a revision, also for those who ask at the same time, and again where reading failed', async () => {
    const read: string[] = [];
    let fails = false;
    const kept = keptProducts((siteId, _list, hasVariants) => {
      read.push(`${siteId} ${hasVariants}`);
      return fails ? Promise.reject(new Error('gone')) : Promise.resolve(list(read.length));
    });
    const ask = async (revision: number, hasVariants = true) =>
      (await kept.load(site('one', revision), LIST, hasVariants)).products.length;
    expect(await Promise.all([ask(7), ask(7)])).toEqual([1, 1]);
    expect([await ask(7), await ask(8), await ask(8, false)]).toEqual([1, 2, 3]);
    await kept.load(site('two', 8), LIST, true);
    expect(await ask(8)).toBe(2);
    fails = true;
    await expect(ask(9)).rejects.toThrow('gone');
    fails = false;
    expect(await ask(9)).toBe(6);
    expect(read).toEqual(['one true', 'one true', 'one false', 'two true', 'one true', 'one true']);
  });

  it('are kept of the lists asked for last, as long as there is room', async () => {
    const read: string[] = [];
    const limits = { bytes: 10_000, lists: 3 };
    const kept = keptProducts((_site, collectionId) => {
      read.push(collectionId);
      return Promise.resolve(list(Number(collectionId)));
    }, limits);
    const ask = (products: number) => kept.load(site('one', 1), `${products}` as DocumentId, true);
    for (const products of [1, 2, 3, 1]) await ask(products);
    expect(read).toEqual(['1', '2', '3']);
    // One more: the one that nobody asked for goes, though there is room for its bytes.
    await ask(0);
    await ask(1);
    await ask(2);
    expect(read).toEqual(['1', '2', '3', '0', '2']);
    // Too large beside others, then by itself.
    await ask(5);
    await ask(7);
    await ask(7);
    await ask(5);
    expect(read.slice(5)).toEqual(['5', '7', '7', '5']);
  });
});
