import { expect, it } from 'vitest';
import { PAGE_TEXTS } from './page-texts.ts';
import { sayOnPages } from './say-on-pages.ts';
import { WORD_LANGUAGES } from './visitor-words.ts';

/** The same word in these languages. */
const UNCHANGED = ['de Newsletter', 'it Newsletter', 'it Password'];

it.each(WORD_LANGUAGES)('%s has words for every text of the pages the server makes [DATA-69]', (language) => {
  const say = sayOnPages(language);
  for (const text of PAGE_TEXTS) {
    const filled = text.replace(/\{\w+\}/, 'Quarry Lane');
    const said = say(filled);
    expect(said === filled, `${language} ${text}`).toBe(UNCHANGED.includes(`${language} ${text}`));
    expect(said.includes('Quarry Lane'), `${language} ${text}`).toBe(filled !== text);
    expect(said).not.toMatch(/[{}]/);
  }
});

it('says what blocks say, too, and English where there are no words [DATA-69]', () => {
  expect([sayOnPages('de')('Submit'), sayOnPages('de-AT')('Undo')]).toEqual([
    'Absenden',
    'Rückgängig machen',
  ]);
  expect([sayOnPages('ja')('Undo'), sayOnPages('de')('The owner’s own')]).toEqual([
    'Undo',
    'The owner’s own',
  ]);
});
