import type { PublishedField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { publishedFields } from '#domain/forms/published-fields.ts';
import type { SignUpField } from '#domain/newsletters/sign-up-fields.ts';
import type { NewsletterData } from './schema.ts';

/** What a newsletter block asks for: the names where the owner wants them, always the address. */
export function signUpFormFields(
  blockId: string,
  data: Pick<NewsletterData, 'asksForName'>,
): readonly PublishedField[] {
  const id = (field: SignUpField): string => field;
  const names = [
    { ...newField('text', id('first-name')), title: 'First name' },
    { ...newField('text', id('last-name')), title: 'Last name' },
  ];
  const email = { ...newField('email', id('email')), title: 'Email', required: true };
  return publishedFields(blockId, data.asksForName ? [...names, email] : [email]);
}
