import { describe, expect, it } from 'vitest';
import { threadPages } from './thread-pages.ts';

const top = (id: string) => ({ id, parentId: null, likes: 0 });
const tops = (count: number) => Array.from({ length: count }, (_, index) => top(`t${index}`));

describe('pages of a thread', () => {
  it('hold 50 top comments each, with the replies to them [COMT-07]', () => {
    const lines = [...tops(51), { id: 'r', parentId: 't0', likes: 0 }, { id: 'r2', parentId: 'r', likes: 0 }];
    const [first, second, ...more] = threadPages(lines, 'oldest');
    expect(first).toHaveLength(52);
    expect(first).toEqual(expect.arrayContaining(['t0', 'r', 'r2', 't49']));
    expect(second).toEqual(['t50']);
    expect(more).toEqual([]);
  });

  it('begin with the newest thread where the owner wants it so [COMT-07]', () => {
    const [first] = threadPages(tops(60), 'newest');
    expect(first?.[0]).toBe('t59');
    expect(first).toHaveLength(50);
  });

  it('begin with the thread that is liked most, of equal ones with the oldest [COMT-07]', () => {
    const liked = (id: string, likes: number) => ({ ...top(id), likes });
    const lines = [liked('a', 1), liked('b', 3), liked('c', 1), { id: 'r', parentId: 'a', likes: 9 }];
    expect(threadPages(lines, 'liked')).toEqual([['b', 'a', 'r', 'c']]);
  });

  it('hold fewer threads where these are very long', () => {
    const replies = Array.from({ length: 600 }, (_, index) => ({
      id: `r${index}`,
      parentId: 't0',
      likes: 0,
    }));
    expect(threadPages([...tops(2), ...replies], 'oldest').map(({ length }) => length)).toEqual([601, 1]);
  });

  it('take a reply to nothing that is shown, and circles, as they come [COMT-07]', () => {
    const lines = [
      { id: 'a', parentId: 'gone', likes: 0 },
      { id: 'b', parentId: 'c', likes: 0 },
      { id: 'c', parentId: 'b', likes: 0 },
    ];
    expect(threadPages(lines, 'oldest').flat().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('are none without comments', () => {
    expect(threadPages([], 'oldest')).toEqual([]);
  });
});
