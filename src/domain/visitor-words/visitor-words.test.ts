import { expect, it } from 'vitest';
import { FORM_MESSAGES, requiredMessage } from '#domain/forms/form-messages.ts';
import { LIKERT_SCALE } from '#domain/forms/likert-scale.ts';
import { PART_LABELS } from '#domain/forms/part-labels.ts';
import { BACKGROUND_VIDEO_WORDS } from '#domain/visitor/background-video-words.ts';
import { MAP_WORDS } from '#domain/maps/map-words.ts';
import { unableToConnect } from '#domain/data-call/failure-message.ts';
import { ALERT_BUTTON_TEXT, POPUP_BUTTON_TEXTS } from '#domain/visitor/popup-styles.ts';
import {
  SYSTEM_ERROR_BUTTONS,
  SYSTEM_ERROR_HEADING,
  SYSTEM_ERROR_NOTE,
} from '#domain/visitor/system-error.ts';
import { sayIn } from './say-in.ts';
import { sayWith, WORD_LANGUAGES, wordLanguage } from './visitor-words.ts';
import { words as german } from './words-de.ts';

/** The same in German and Dutch, or in all languages. */
const UNCHANGED = new Set(['AM/PM', 'Minute', 'Prefix', 'Line']);
const { captchaNotRendered: _console, ...shownFormMessages } = FORM_MESSAGES;
const TEXTS = [
  ...Object.values(shownFormMessages),
  ...LIKERT_SCALE.map(({ label }) => label),
  ...Object.values(PART_LABELS).map(({ label }) => label),
  ...Object.values(POPUP_BUTTON_TEXTS),
  ...Object.values(MAP_WORDS),
  ...Object.values(BACKGROUND_VIDEO_WORDS),
  ...Object.values(SYSTEM_ERROR_BUTTONS),
  ALERT_BUTTON_TEXT,
  SYSTEM_ERROR_HEADING,
  SYSTEM_ERROR_NOTE,
  requiredMessage('Name'),
  unableToConnect('shop.example'),
];

it.each(WORD_LANGUAGES)(
  '%s has words for every text of forms, captchas, popups and maps [DATA-69]',
  (language) => {
    const say = sayIn(language);
    const untranslated = TEXTS.filter((text) => !UNCHANGED.has(text) && say(text) === text);
    expect(untranslated).toEqual([]);
  },
);

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['AR-eg', 'ar'],
  ['en-US', null],
  ['en', null],
  ['ja', null],
  ['', null],
])('a site in %j has the words of %j, else English [DATA-69]', (language, known) => {
  expect(wordLanguage(language)).toBe(known);
  expect(sayIn(language)('Submit') === 'Submit').toBe(known === null);
});

it('fills the part of a text in that is not fixed, whatever it is', () => {
  const say = sayWith(german);
  expect(say('Your $& name is required.')).toBe('Your $& name ist erforderlich.');
  expect(say(unableToConnect('shop.example'))).toBe(
    'shop.example ist nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
  );
  expect([say(' is required.'), say('toString'), say('Something of the owner’s')]).toEqual([
    ' is required.',
    'toString',
    'Something of the owner’s',
  ]);
});

it('keeps the holes of every text in every language', async () => {
  for (const language of WORD_LANGUAGES) {
    const { words } = (await import(`./words-${language}.ts`)) as { words: Record<string, string> };
    expect(Object.keys(words)).toEqual(Object.keys(german));
    for (const [english, translated] of Object.entries(words)) {
      expect(translated.match(/\{\w+\}/g), english).toEqual(english.match(/\{\w+\}/g));
      expect(translated.trim(), english).not.toBe('');
    }
  }
});
