import { afterEach, expect, it } from 'vitest';
import { loadLanguage } from '#ui/language.ts';
import { translateError } from './translate-error.ts';

const TAKEN = {
  code: 'url-taken',
  message: 'The address /team is used by “Our team”. Choose another one.',
  details: { urlName: 'team', title: '“Our team”' },
  detailWords: { title: { key: 'errorDetails.quoted', params: { title: 'Our team' } } },
  errors: { urlName: 'Something only this version says.', title: 'Page 1 of 3' },
  errorWords: { title: { key: 'kit.position', params: { page: 1, count: 3 } } },
};

afterEach(() => loadLanguage('en'));

it('says what the server says in English', () => {
  expect(translateError(TAKEN)).toEqual({ message: TAKEN.message, errors: TAKEN.errors });
});

it('says an error by its code in the language of the interface, and its fields where they have keys', async () => {
  await loadLanguage('de');
  expect(translateError(TAKEN)).toEqual({
    message: 'Die Adresse /team wird schon von „Our team“ verwendet. Wählen Sie eine andere.',
    errors: { urlName: 'Something only this version says.', title: 'Seite 1 von 3' },
  });
});

it('leaves errors as they are that this version does not know', async () => {
  await loadLanguage('de');
  expect(translateError({ code: 'of-tomorrow', message: 'New.' })).toEqual({ message: 'New.', errors: {} });
});
