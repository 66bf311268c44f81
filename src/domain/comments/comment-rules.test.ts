import { describe, expect, it } from 'vitest';
import { areCommentsClosed } from './are-comments-closed.ts';
import { chosenComments, NO_COMMENT_CHOICE } from './comment-choice.ts';
import { commentProblems } from './comment-problems.ts';
import { commentWaitMs } from './comment-rate.ts';
import { isHeldByReports } from './comment-reports.ts';
import { DEFAULT_COMMENT_SETTINGS } from './comment-settings.ts';
import { judgeComment } from './judge-comment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const said = { text: 'Well said', name: 'Bo', email: 'bo@example.org', isKnown: false };
const links = (count: number) => Array.from({ length: count }, () => 'https://a.example').join(' ');

describe('the state a comment begins in', () => {
  it.each([
    ['nothing', false, 'approved'],
    ['first', false, 'pending'],
    ['first', true, 'approved'],
    ['everything', true, 'pending'],
  ] as const)('is by what is held: %s, known %s → %s [COMT-17]', (hold, isKnown, state) => {
    expect(judgeComment({ ...said, isKnown }, { ...DEFAULT_COMMENT_SETTINGS, hold })).toBe(state);
  });

  it.each([
    [2, 'approved'],
    [3, 'pending'],
    [5, 'pending'],
    [6, 'spam'],
  ] as const)('is by its links: %i → %s [COMT-17] [COMT-22]', (count, state) => {
    const settings = { ...DEFAULT_COMMENT_SETTINGS, hold: 'nothing' } as const;
    expect(judgeComment({ ...said, text: links(count) }, settings)).toBe(state);
  });

  it('is by the words of the lists, in text, name and address [COMT-17] [COMT-22]', () => {
    const settings = {
      ...DEFAULT_COMMENT_SETTINGS,
      hold: 'nothing',
      holdWords: ['pills'],
      spamWords: ['casino'],
    } as const;
    const lists = { ...settings, holdWords: ['pills'], spamWords: ['casino'] };
    expect(judgeComment({ ...said, text: 'Cheap PILLS' }, lists)).toBe('pending');
    expect(judgeComment({ ...said, name: 'Casino Bo' }, lists)).toBe('spam');
    expect(judgeComment({ ...said, email: 'a@casino.example' }, lists)).toBe('spam');
  });
});

it('lets one network address send one comment in 15 s, 5 in 10 minutes, 20 a day [COMT-23]', () => {
  const now = 2 * DAY_MS;
  expect(commentWaitMs([], now)).toBe(0);
  expect(commentWaitMs([now - 14_999], now)).toBe(1);
  expect(commentWaitMs([now - 15_000], now)).toBe(0);
  const five = [60, 120, 180, 240, 599].map((seconds) => now - seconds * 1000);
  expect(commentWaitMs(five, now)).toBe(1000);
  const twenty = Array.from({ length: 20 }, (_, index) => now - (index + 1) * 3_600_000);
  expect(commentWaitMs(twenty, now)).toBe(4 * 3_600_000);
});

it('closes the comments of an item some days after its publish [COMT-29]', () => {
  const published = new Date(0).toISOString();
  expect(areCommentsClosed(1, published, DAY_MS - 1)).toBe(false);
  expect(areCommentsClosed(1, published, DAY_MS)).toBe(true);
  expect(areCommentsClosed(null, published, DAY_MS)).toBe(false);
  expect(areCommentsClosed(1, null, DAY_MS)).toBe(false);
});

it.each([
  [{ name: 'n'.repeat(80), email: 'a@b.example', text: 't'.repeat(5000) }, []],
  [{ name: '😀'.repeat(80), email: 'a@b.example', text: '😀'.repeat(5000) }, []],
  [{ name: 'n'.repeat(81), email: 'a@b', text: 't'.repeat(5001) }, ['name', 'email', 'text']],
  [{ name: '', email: '', text: '' }, ['name', 'email', 'text']],
])(
  'asks for a name of 1 to 80, an address and a text of 1 to 5,000 characters %# [COMT-09] [COMT-10]',
  (comment, wrong) => {
    expect(Object.keys(commentProblems(comment))).toEqual(wrong);
  },
);

describe('what holds for an item', () => {
  const nothing = NO_COMMENT_CHOICE;
  it.each([
    [{}, {}, true, true],
    [{}, {}, false, false],
    [{}, { isOpen: true }, false, true],
    [{ isOpen: false }, { isOpen: true }, true, false],
    [{ isOpen: true }, { isOpen: false }, false, true],
    [{ isOpen: true, isHidden: true }, {}, true, false],
    [{ isOpen: true }, { isHidden: true }, true, false],
  ] as const)(
    'is what it says, else its collection, else the type: %o %o %s → %s [COMT-02]',
    (item, list, takesComments, isOpen) => {
      const chosen = chosenComments(
        { ...nothing, ...item },
        { ...nothing, ...list },
        { takesComments },
        null,
      );
      expect(chosen.isOpen).toBe(isOpen);
    },
  );

  it.each([
    [null, null, 30, 30],
    [null, 7, 30, 7],
    [0, 7, 30, null],
    [365, 7, null, 365],
    [null, null, null, null],
  ])('closes by its own days: %s, %s, %s → %s [COMT-29]', (item, list, siteDays, days) => {
    const chosen = chosenComments(
      { ...nothing, closeAfterDays: item },
      { ...nothing, closeAfterDays: list },
      { takesComments: true },
      siteDays,
    );
    expect(chosen.closeAfterDays).toBe(days);
  });
});

it.each([
  ['approved', 2, false, 3, false],
  ['approved', 3, false, 3, true],
  ['approved', 9, true, 3, false],
  ['pending', 3, false, 3, false],
  ['approved', 1, false, 1, true],
])(
  'reports hold an approved comment that nobody kept: %s, %i, kept %s, of %i → %s [COMT-15]',
  (state, reports, isKept, wanted, isHeld) => {
    expect(isHeldByReports({ state, reports, isKept }, wanted)).toBe(isHeld);
  },
);
