import { expect, it } from 'vitest';
import { textAt, withTextAt } from './text-at.ts';

const DATA = { title: 'One', items: [{ title: 'a' }, { title: 'b', size: 2 }] };

it('finds texts of lists and objects, and nothing else', () => {
  expect(textAt(DATA, 'title')).toBe('One');
  expect(textAt(DATA, 'items.1.title')).toBe('b');
  expect(textAt(DATA, 'items.1.size')).toBeNull();
  expect(textAt(DATA, 'items.7.title')).toBeNull();
  expect(textAt(DATA, 'title.length')).toBeNull();
});

it('replaces one text and keeps everything beside it as it is', () => {
  const changed = withTextAt(DATA, 'items.1.title', 'new');
  expect(changed).toEqual({ title: 'One', items: [{ title: 'a' }, { title: 'new', size: 2 }] });
  expect(changed.items[0]).toBe(DATA.items[0]);
});

it('gives the data itself where nothing changes', () => {
  expect(withTextAt(DATA, 'items.0.title', 'a')).toBe(DATA);
  expect(withTextAt(DATA, 'items.9.title', 'a')).toBe(DATA);
});
