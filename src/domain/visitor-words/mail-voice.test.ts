import { expect, it } from 'vitest';
import { mailVoice } from './mail-voice.ts';
import { newsletterMailTexts } from './newsletter-mail-texts.ts';
import { WORD_LANGUAGES } from './visitor-words.ts';

const NAMES = { list: 'Letters & $&', site: 'Quarry Lane' };
const keys = Object.keys(newsletterMailTexts.en) as (keyof typeof newsletterMailTexts.en)[];

it.each(WORD_LANGUAGES)('%s has words for every text of the mails of mailing lists [DATA-69]', (language) => {
  const voice = mailVoice(newsletterMailTexts, language);
  const english = mailVoice(newsletterMailTexts, 'en');
  expect(voice.language).toBe(language);
  for (const key of keys) {
    const said = voice.say(key, NAMES);
    expect(said, key).not.toBe(english.say(key, NAMES));
    expect(said, key).not.toMatch(/[{}]/);
    expect(said.includes(NAMES.list), key).toBe(english.say(key).includes('{list}'));
    expect(said.includes(NAMES.site), key).toBe(english.say(key).includes('{site}'));
  }
});

it('is English where there are no words for the language of the site [DATA-69]', () => {
  const voice = mailVoice(newsletterMailTexts, 'ja');
  expect([voice.language, voice.say('confirmSubject', NAMES)]).toEqual([
    'en',
    'Confirm your subscription to Letters & $&',
  ]);
});
