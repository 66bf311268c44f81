import { expect, it, vi } from 'vitest';
import { defineTranslation } from './define-messages.ts';
import { formPages } from './en/form-pages.ts';
import { forms } from './en/forms.ts';
import { isTranslated, SITE_LOCALES, siteTranslator } from './site-translator.ts';

// The words of a folder and the line of the language: nothing else knows of it.
vi.mock('./site-translations.ts', async (original) => {
  const registry = await original<{ readonly SITE_TRANSLATIONS: object }>();
  const pt = defineTranslation<Pick<typeof forms, 'submit' | 'required'>>('forms', {
    submit: 'Enviar',
    required: '{title} é obrigatório.',
  });
  return { SITE_TRANSLATIONS: { ...registry.SITE_TRANSLATIONS, pt } };
});

it.each(['pt', 'pt-BR', 'PT-pt'])(
  'says the words of a new language on a site in %s [DATA-69]',
  (language) => {
    expect(siteTranslator(language)(forms.submit)).toBe('Enviar');
    expect(siteTranslator(language)(forms.required, { title: 'Nome' })).toBe('Nome é obrigatório.');
    expect(isTranslated(language)).toBe(true);
    expect(SITE_LOCALES).toContain('pt');
  },
);

it('says in English what the language has no words for yet [DATA-69]', () => {
  expect(siteTranslator('pt')(formPages.backToPage)).toBe('Back to the page');
});

it('leaves the other languages as they are [DATA-69]', () => {
  expect(siteTranslator('de')(forms.submit)).toBe('Absenden');
  expect(isTranslated('ja')).toBe(false);
});
