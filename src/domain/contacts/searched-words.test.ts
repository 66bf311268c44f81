import { describe, expect, it } from 'vitest';
import { misspellings, searchedText, wantedWords } from './searched-words.ts';

const patterns = (word: string) =>
  misspellings(word).map((letters) => letters.map((letter) => letter ?? '?').join(''));

describe('the words by which contacts are found', () => {
  it('stand without case and accents, each after a space [CRM-09] [FIND-13]', () => {
    expect(searchedText(['Zoë Groß-Łuka', 'zoe@Example.org'], ['+49 (30) 12-34'])).toBe(
      ' zoe gross-luka gross luka zoe@example.org example.org +49301234',
    );
  });

  it('are read from what somebody types, telephone numbers with spaces [CRM-09]', () => {
    expect(wantedWords('  Café ADA ')).toEqual(['cafe', 'ada']);
    expect(wantedWords('+49 30 12')).toEqual(['+493012']);
    expect(wantedWords('  ')).toEqual([]);
  });

  it('may have one wrong, missing, extra or swapped letter from four letters on [CRM-09] [FIND-14]', () => {
    expect(patterns('ada')).toEqual([]);
    expect(patterns('1234')).toEqual([]);
    expect(patterns('lena')).toEqual(expect.arrayContaining(['?ena', 'l?ena', 'ena', 'elna', 'le?a', 'len']));
  });
});
