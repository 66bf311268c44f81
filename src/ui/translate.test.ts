import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { formatAgo, formatDate } from './format-time.ts';
import { currentLanguage, formattingLocale, loadLanguage } from './language.ts';
import { translate, translateStored } from './translate.ts';

const STORED = { key: 'kit.position', params: { page: 2, count: 1234 } };

beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB', 'de-CH'] }));
afterEach(async () => {
  await loadLanguage('en');
  vi.unstubAllGlobals();
});

it('says texts in the language that was loaded, and English before', async () => {
  expect(translate(accountSettings.languageTitle)).toBe('Language');
  await loadLanguage('de');
  expect(currentLanguage().locale).toBe('de');
  expect(translate(accountSettings.languageTitle)).toBe('Sprache');
  expect(translate(kit.position, { page: 1, count: 3 })).toBe('Seite 1 von 3');
});

it('speaks English where there are no words of a language', async () => {
  await loadLanguage('ja');
  expect(translate(kit.close)).toBe('Close');
});

it('says what is stored by its key, and otherwise as it was stored in English', async () => {
  expect(translateStored(STORED, 'As stored')).toBe('As stored');
  await loadLanguage('fr');
  expect(translateStored(STORED, 'As stored')).toBe('Page 2 sur 1234');
  expect(translateStored(null, 'As stored')).toBe('As stored');
  expect(translateStored({ key: 'gone.long', params: {} }, 'As stored')).toBe('As stored');
});

it('writes dates in the language of the interface, as the browser is set where it has it', async () => {
  const iso = '2026-03-09T12:00:00Z';
  expect(formattingLocale()).toBe('en-GB');
  expect(formatDate(iso)).toBe('9 Mar 2026');
  await loadLanguage('de');
  expect(formattingLocale()).toBe('de-CH');
  await loadLanguage('fr');
  expect(formatDate(iso)).toBe('9 mars 2026');
  expect(formatAgo(iso, Date.parse(iso) + 30_000)).toBe('à l’instant');
  expect(formatAgo(iso, Date.parse(iso) + 3_600_000)).toBe('il y a 1 heure');
});
