import { afterEach, describe, expect, it, vi } from 'vitest';
import { startingDraft } from '#compose/block-draft.ts';
import { newField } from '#domain/forms/new-field.ts';
import { fieldKinds } from '#messages/en/interface/field-kinds.ts';
import { loadLanguage } from '#ui/language.ts';
import { translate } from '#ui/translate.ts';
import { addPopupForm } from '../overlays/add-popup-form.ts';
import { setContentLanguage, translateContent } from './content-language.ts';

vi.stubGlobal('window', { location: { host: 'a.app.localhost:8080' } });

afterEach(async () => {
  await loadLanguage('en');
  await setContentLanguage('en');
});

/** The texts of a form that was just added: its fields, its button, its thanks. */
function newForm() {
  const { data } = startingDraft('form', translateContent);
  const form = data as { fields: { title: string }[]; submitText: string; consentText: string; name: string };
  return [form.name, ...form.fields.map(({ title }) => title), form.submitText, form.consentText];
}

const popupForm = () => JSON.stringify(addPopupForm({}, 'form', null).operations);

describe('new content', () => {
  it('is in German on a German site that somebody edits in English [DATA-69]', async () => {
    await loadLanguage('en');
    await setContentLanguage('de-CH');
    expect(newForm()).toEqual([
      'Kontaktformular',
      'Name',
      'E-Mail',
      'Betreff',
      'Nachricht',
      'Absenden',
      'Ich stimme zu',
    ]);
    expect(newField('likert', 'l', translateContent).options[0]).toBe('Ich bin mit dem Ergebnis zufrieden.');
    expect(newField('select', 's', translateContent).options).toEqual(['Option 1', 'Option 2', 'Option 3']);
    expect(popupForm()).toContain('Danke! Sie stehen auf der Liste.');
    expect(translate(fieldKinds.email)).toBe('Email');
  });

  it('is in English on an English site that somebody edits in German [DATA-69]', async () => {
    await loadLanguage('de');
    await setContentLanguage('en-GB');
    expect(newForm()).toEqual(['Contact form', 'Name', 'Email', 'Subject', 'Message', 'Submit', 'I agree']);
    expect(popupForm()).toContain('Thank you! You are on the list.');
    expect(translate(fieldKinds.email)).toBe('E-Mail');
  });

  it('is in English where the language of the site has no words', async () => {
    await setContentLanguage('fi');
    expect(newForm()[0]).toBe('Contact form');
  });
});
