import { expect, it } from 'vitest';
import { legacyRedirectFrom, readLegacyQuery } from './legacy-query.ts';

it.each([
  ['p=123', '/?p=123'],
  ['utm_source=x&page_id=007', '/?page_id=7'],
  ['cat=4&p=0', '/?p=0'],
  ['p=1002', '/?p=1002'],
  ['attachment_id=9', '/?attachment_id=9'],
])('?%s is looked for at %s [FIND-50]', (search, from) => {
  const query = readLegacyQuery(new URLSearchParams(search));
  expect(query === null ? null : legacyRedirectFrom('/', query)).toBe(from);
});

it.each(['', 'p=', 'p=abc', 'p=1.5', 'p=-1', 'P=1', `p=${'1'.repeat(13)}`, 'page=2'])(
  '?%s names no page of another system [FIND-50]',
  (search) => {
    expect(readLegacyQuery(new URLSearchParams(search))).toBeNull();
  },
);
