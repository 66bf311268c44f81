import type { SubmittedField } from '#contract/forms.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { parseMailAddress } from '#domain/mail/mail-address.ts';

/** Whom the answers of a form are about: the first of each kind of field says it. */
export interface AnsweringPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phones: readonly string[];
}

/** Null where no field has an address that mail can reach. */
export function personOfAnswers(
  fields: readonly SubmittedField[],
  answers: FormValues,
): AnsweringPerson | null {
  const answersOf = (kind: SubmittedField['kind']) =>
    fields.filter((field) => field.kind === kind).map((field) => answers[field.id]);
  const email = answersOf('email')
    .map((answer) => (typeof answer === 'string' ? parseMailAddress(answer) : null))
    .find((address) => address !== null);
  if (email === undefined || email === null) return null;
  const names = partsOf(answersOf('name')[0]);
  const part = (name: string) => (names[FIELD_KIND_RULES.name.parts.indexOf(name)] ?? '').trim();
  return {
    email,
    firstName: part('First'),
    lastName: part('Last'),
    phones: answersOf('phone')
      .map((answer) => phoneText(partsOf(answer)))
      .filter((phone) => phone !== ''),
  };
}

function phoneText([country = '', ...rest]: readonly string[]): string {
  const code = country.trim().replace(/^\+/, '');
  const number = rest
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return number === '' ? '' : `${code === '' ? '' : `+${code} `}${number}`;
}

function partsOf(answer: FormValues[string] | undefined): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : [];
}
