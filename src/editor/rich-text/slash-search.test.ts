import { afterEach, expect, it } from 'vitest';
import { loadLanguage } from '#ui/language.ts';
import { findSlashItems } from './slash-items.ts';

afterEach(() => loadLanguage('en'));

const found = (text: string) => findSlashItems(text).map(({ id }) => id);

it('finds styles by words of the language of the interface, and by the English ones [EDIT-192]', async () => {
  await loadLanguage('de');
  expect(found('trennlinie')).toEqual(['line']);
  expect(found('divider')).toEqual(['line']);
  expect(found('h2')).toEqual(['heading-2']);
  expect(found('zeilen')[0]).toBe('table');
  await loadLanguage('ar');
  expect(found('فاصل')).toContain('line');
});
