import { expect, it } from 'vitest';
import { insertMention, mentionAt, mentionedIn, splitMentions } from './mention-at.ts';

it.each([
  ['@', 1, { start: 0, search: '' }],
  ['Hello @Ad', 9, { start: 6, search: 'Ad' }],
  ['Hello @Ada L', 12, { start: 6, search: 'Ada L' }],
  ['(@Ed', 4, { start: 1, search: 'Ed' }],
  ['@Ed and @Ad', 11, { start: 8, search: 'Ad' }],
  ['@Ed', 2, { start: 0, search: 'E' }],
  ['to ada@example.org', 18, null],
  ['@ home', 6, null],
  ['@Ed\nNext', 8, null],
  [`@${'x'.repeat(41)}`, 42, null],
  ['nobody', 6, null],
] as const)('finds who is being mentioned in %j at %i', (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});

it('puts the whole name in the place of what was typed, with the caret behind it', () => {
  const text = 'See @ad soon';
  expect(insertMention(text, { start: 4, search: 'ad' }, 'Ada Lovelace')).toEqual({
    text: 'See @Ada Lovelace soon',
    caret: 18,
  });
});

it('mentions whom the text still names', () => {
  const people = [{ name: 'Ada' }, { name: 'Ed' }];
  expect(mentionedIn('@Ed, see', people)).toEqual([{ name: 'Ed' }]);
});

it('marks names where they are mentioned, the longer one first', () => {
  expect(splitMentions('@Ann Lee and @Ann, not Ann', ['Ann', 'Ann Lee'])).toEqual([
    { text: '@Ann Lee', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ann', isMention: true },
    { text: ', not Ann', isMention: false },
  ]);
});
