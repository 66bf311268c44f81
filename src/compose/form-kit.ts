import { forms } from '#messages/en/forms.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import { newField, startingFields } from '#domain/forms/new-field.ts';
import { draft, type BlockDraft } from './block-draft.ts';
import { p, rich } from './rich-text-kit.ts';

/** A field of a form, by its kind and title. */
export function field(
  kind: FieldKind,
  id: string,
  title: string,
  changes: Partial<FormField> = {},
): FormField {
  return { ...newField(kind, id), title, ...changes };
}

/** A form; without fields of its own it asks for name, email, subject and message. */
export function form(options: {
  readonly name: string;
  readonly fields?: readonly FormField[];
  readonly submitText?: string;
  readonly thanks: string;
}): BlockDraft {
  return draft('form', {
    name: options.name,
    fields: [...(options.fields ?? startingFields())],
    notifyEmail: '',
    keepSubmissions: true,
    purpose: 'answers',
    mailingList: null,
    submitText: options.submitText ?? translateEnglish(forms.submit),
    alignment: 'left',
    successText: rich(p(options.thanks)),
    successLink: null,
    postSubmitHtml: '',
    opensInOverlay: false,
    overlayButtonText: 'Open form',
    captcha: false,
    disclaimer: rich(p('')),
    needsConsent: false,
    consentText: 'I agree',
  });
}
