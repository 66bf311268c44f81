import { describe, expect, it } from 'vitest';
import { cutEncodedText } from './cut-encoded-text.ts';
import { cutText } from './cut-text.ts';
import { firstLetter } from './first-letter.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

describe('cutting a text', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'longe'],
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
    [`a${FAMILY}b`, 11, 'a'],
    [`a${FAMILY}b`, 12, `a${FAMILY}`],
    ['a🇩🇪🇫🇷', 7, 'a🇩🇪'],
    ['cafe\u0301s', 4, 'caf'],
    ['cafe\u0301s', 5, 'cafe\u0301'],
    ['a\r\nb', 2, 'a'],
    ['กำลัง', 1, 'ก'],
    ['नमस्ते', 4, 'नम'],
    ['anything', 0, ''],
    ['anything', -3, ''],
    ['', 5, ''],
  ])('%j at %i is %j', (text, max, expected) => {
    expect(cutText(text, max)).toBe(expected);
  });

  it('ends at a border of characters in any mixture', () => {
    const text = ['a', '😀', FAMILY, '🇩🇪', 'e\u0301', 'ำ', 'क्षि', ' ', '\r\n', '日', '👍🏽'].join('').repeat(7);
    const borders = new Set([...characters.segment(text)].map(({ index }) => index).concat(text.length));
    for (let max = 0; max <= text.length; max += 1) {
      const cut = cutText(text, max);
      expect(text.startsWith(cut) && borders.has(cut.length), `at ${max}`).toBe(true);
      expect(max - cut.length).toBeLessThan(12);
    }
  });

  it('pairs flags from the beginning, however many there are', () => {
    expect(cutText('🇩🇪'.repeat(5000), 10_002)).toBe('🇩🇪'.repeat(2500));
  });

  it('keeps the beginning of a letter under a heap of marks, and never half of an emoji', () => {
    expect(cutText(`e${'\u0301'.repeat(100_000)}`, 200)).toHaveLength(200);
    expect(cutText('👩\u200D'.repeat(100), 200)).toHaveLength(200);
    expect(cutText('👩\u200D'.repeat(100), 202).isWellFormed()).toBe(true);
    expect(cutText('😀', 1)).toBe('');
  });

  it('reads nothing behind the cut', () => {
    let readTo = 0;
    const text = {
      length: 1_000_000,
      charCodeAt: () => 0x65e5,
      slice: (start: number, end: number) => {
        readTo = Math.max(readTo, end);
        return '日'.repeat(end - start);
      },
    } as unknown as string;
    expect(cutText(text, 200)).toHaveLength(200);
    expect(readTo).toBeLessThan(300);
  });
});

describe('cutting a text for an address', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['日本', 9, '日'],
    ['日本', 17, '日'],
    ['日本', 18, '日本'],
    ['กำ', 17, ''],
    ['กำ', 18, 'กำ'],
    ['a\uD83D', 10, 'a\uFFFD'],
  ])('%j within %i encoded characters is %j', (text, max, expected) => {
    expect(cutEncodedText(text, max)).toBe(expected);
  });
});

describe('the first letter', () => {
  it.each([
    [' anna', 'A'],
    ['😀 shop', '😀'],
    ['e\u0301cole', 'E\u0301'],
    ['', ''],
    ['\uD83D', '\uFFFD'],
  ])('of %j is %j', (text, expected) => {
    expect(firstLetter(text)).toBe(expected);
  });

  it('of a letter under a heap of marks stays short', () => {
    expect(firstLetter(`e${'\u0301'.repeat(10_000)}`).length).toBeLessThanOrEqual(32);
  });
});
