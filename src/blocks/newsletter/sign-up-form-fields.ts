import type { Translate } from '#messages/translator.ts';
import { newFields } from '#messages/en/new-fields.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { publishedFields } from '#domain/forms/published-fields.ts';
import type { SignUpField } from '#domain/newsletters/sign-up-fields.ts';
import type { NewsletterData } from './schema.ts';

/** What a newsletter block asks for: the names where the owner wants them, always the address. */
export function signUpFormFields(
  blockId: string,
  data: Pick<NewsletterData, 'asksForName'>,
  translate: Translate,
): readonly PublishedField[] {
  const id = (field: SignUpField): string => field;
  const names = [
    { ...newField('text', id('first-name')), title: translate(newFields.firstName) },
    { ...newField('text', id('last-name')), title: translate(newFields.lastName) },
  ];
  const email = { ...newField('email', id('email')), title: translate(newFields.email), required: true };
  return publishedFields(blockId, data.asksForName ? [...names, email] : [email]);
}
