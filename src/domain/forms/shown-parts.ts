import { formParts } from '#messages/en/form-parts.ts';
import type { Message } from '#messages/message.ts';
import { addressOrder } from './address-order.ts';
import { dateTimeFormat } from './date-time-format.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import type { FormField } from './form-field.ts';
import { PART_LABELS } from './part-labels.ts';

/** The two halves of a clock of twelve hours. */
export const MERIDIEMS = ['AM', 'PM'];

type FieldOfParts = Pick<FormField, 'kind' | 'showCountryCode'>;

/** Parts of a field that are asked for, in the order its language reads them; the reader puts them back into that of the value. */
export function shownParts(field: FieldOfParts, language: string): readonly string[] {
  const { parts } = FIELD_KIND_RULES[field.kind];
  if (field.kind === 'date') return dateTimeFormat(language).dateOrder;
  if (field.kind === 'address') return addressOrder(language);
  if (field.kind === 'time') {
    return dateTimeFormat(language).isTwelveHours ? parts : parts.filter((part) => part !== 'Ampm');
  }
  if (field.kind === 'phone' && !field.showCountryCode) return parts.filter((part) => part !== 'Country');
  return parts;
}

/** What a part is called; null where its name says it. */
export function partLabel(field: FieldOfParts, part: string): Message | null {
  if (field.kind === 'phone' && part === 'Country') return formParts.countryCode;
  return PART_LABELS[part]?.label ?? null;
}

/** How browsers fill a part in. */
export function partAutocomplete(field: FieldOfParts, part: string): string {
  if (field.kind === 'phone' && part === 'Country') return 'tel-country-code';
  return PART_LABELS[part]?.autocomplete ?? 'off';
}
