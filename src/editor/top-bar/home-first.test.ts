import { expect, it } from 'vitest';
import type { ContentListEntry } from '#contract/pages.ts';
import { homeFirst } from './home-first.ts';

const entry = (documentId: string) => ({ documentId }) as ContentListEntry;

it.each([
  ['from behind', ['a', 'home', 'b'], 'home', ['home', 'a', 'b']],
  ['from beyond the end of a long list', ['a', 'b'], 'home', ['home', 'a', 'b']],
  ['unless there is none', ['a', 'b'], null, ['a', 'b']],
])('puts the home page first in the list of pages, %s [EDIT-207]', (_how, listed, home, expected) => {
  const shown = homeFirst(listed.map(entry), home === null ? null : entry(home));
  expect(shown.map(({ documentId }) => documentId)).toEqual(expected);
});
