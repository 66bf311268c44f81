import { expect, it } from 'vitest';
import { mailVoice } from './mail-voice.ts';
import { MAIL_TEXTS, type MailText } from './mail-words.ts';
import { WORD_LANGUAGES } from './visitor-words.ts';

const NAMES = { list: 'Letters & $&', site: 'Quarry Lane' };
const keys = Object.keys(MAIL_TEXTS) as MailText[];

it.each(WORD_LANGUAGES)('%s has words for every text of the mails of mailing lists [DATA-69]', (language) => {
  const voice = mailVoice(language, NAMES);
  const english = mailVoice('en', NAMES);
  expect(voice.language).toBe(language);
  for (const key of keys) {
    const said = voice.say(key);
    expect(said, key).not.toBe(english.say(key));
    expect(said, key).not.toMatch(/[{}]/);
    expect(said.includes(NAMES.list), key).toBe(MAIL_TEXTS[key].includes('{list}'));
    expect(said.includes(NAMES.site), key).toBe(MAIL_TEXTS[key].includes('{site}'));
  }
});

it('is English where there are no words for the language of the site [DATA-69]', () => {
  const voice = mailVoice('ja', NAMES);
  expect([voice.language, voice.say('confirmSubject')]).toEqual([
    'en',
    'Confirm your subscription to Letters & $&',
  ]);
});
