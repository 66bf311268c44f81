import { expect, it } from 'vitest';
import { VISITOR, type Caller } from './caller.ts';
import { acceptedLocale, interfaceLocale } from './interface-locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,fr-CA;q=0.8,en;q=0.5', 'fr'],
  ['en;q=0.5, ar-EG', 'ar'],
  ['ja', 'en'],
  ['*', 'en'],
  ['de;q=0', 'en'],
  ['nonsense;;q=x,,', 'en'],
])('a browser that asks for %j gets %j', (accepted, locale) => {
  expect(acceptedLocale(accepted)).toBe(locale);
});

it('gives a person the language of the account before that of the browser', () => {
  const speaks = (language: 'es' | null) =>
    ({ ...VISITOR, kind: 'contributor', account: { language } }) as Caller;
  const headers = { 'accept-language': 'de' };
  expect(interfaceLocale({ caller: speaks('es'), headers })).toBe('es');
  expect(interfaceLocale({ caller: speaks(null), headers })).toBe('de');
  expect(interfaceLocale({ caller: VISITOR, headers: {} })).toBe('en');
});
