import type { Translate } from '#messages/translator.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';

export interface FieldControlProps {
  readonly field: PublishedField;
  readonly language: string;
  readonly translate: Translate;
  readonly value: FieldValue | undefined;
  readonly describedBy: string;
  readonly isInvalid: boolean;
}

/** Attributes that every single control has (FORM-05, FORM-39). */
export function controlAttributes({ field, describedBy, isInvalid }: FieldControlProps) {
  return {
    id: `${field.id}-control`,
    name: field.id,
    className: field.required ? 'field-element required' : 'field-element',
    'aria-describedby': describedBy,
    ...(field.required ? { 'aria-required': true } : {}),
    ...(isInvalid ? { 'aria-invalid': true } : {}),
  };
}
