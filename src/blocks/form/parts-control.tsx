import { formParts } from '#messages/en/form-parts.ts';
import type { Message } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { addressOrder } from '#domain/forms/address-order.ts';
import { dateTimeFormat, type DateTimeFormat } from '#domain/forms/date-time-format.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { PART_LABELS } from '#domain/forms/part-labels.ts';
import { controlName } from '#domain/forms/read-field-value.ts';
import type { FieldControlProps } from './control-attributes.ts';

const MERIDIEMS = ['AM', 'PM'];
const NUMERIC_KINDS = ['date', 'time', 'phone'];

/** The controls of a composite kind: one for each part, in the order its language reads them (FORM-11 to FORM-16). */
export function PartsControl({
  field,
  language,
  translate,
  value,
  describedBy,
  isInvalid,
}: FieldControlProps) {
  const names = FIELD_KIND_RULES[field.kind].parts;
  const format = dateTimeFormat(language);
  const valueOf = (part: string): string =>
    Array.isArray(value) ? String((value as readonly string[])[names.indexOf(part)] ?? '') : '';
  return (
    <div className="parts">
      {shownParts(field, language, format).map((part) => {
        const attributes = {
          className: field.required ? 'field-element required' : 'field-element',
          name: controlName(field.id, part),
          defaultValue: valueOf(part),
          ...(field.required && part !== 'Line2' ? { 'aria-required': true } : {}),
          'aria-describedby': describedBy,
          ...(isInvalid ? { 'aria-invalid': true } : {}),
        };
        return (
          <label key={part} className="part" data-part={part}>
            {part === 'Ampm' ? (
              <select {...attributes}>
                {MERIDIEMS.map((meridiem) => (
                  <option key={meridiem}>{meridiem}</option>
                ))}
              </select>
            ) : (
              <input
                type={field.kind === 'phone' ? 'tel' : 'text'}
                autoComplete={autocompleteOf(field, part)}
                {...(NUMERIC_KINDS.includes(field.kind)
                  ? { inputMode: 'numeric' as const }
                  : { dir: 'auto' })}
                {...attributes}
              />
            )}
            <span className="part-label">{labelIn(translate, field, part)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Parts that are asked for, in reading order; the reader puts them back into the order of the value. */
function shownParts(
  field: PublishedField,
  language: string,
  { dateOrder, isTwelveHours }: DateTimeFormat,
): readonly string[] {
  const { parts } = FIELD_KIND_RULES[field.kind];
  if (field.kind === 'date') return dateOrder;
  if (field.kind === 'address') return addressOrder(language);
  if (field.kind === 'time') return isTwelveHours ? parts : parts.filter((part) => part !== 'Ampm');
  if (field.kind === 'phone' && !field.showCountryCode) return parts.filter((part) => part !== 'Country');
  return parts;
}

function labelIn(translate: Translate, field: PublishedField, part: string): string {
  const label = labelOf(field, part);
  return label === null ? part : translate(label);
}

function labelOf(field: PublishedField, part: string): Message | null {
  if (field.kind === 'phone' && part === 'Country') return formParts.countryCode;
  return PART_LABELS[part]?.label ?? null;
}

function autocompleteOf(field: PublishedField, part: string): string {
  if (field.kind === 'phone' && part === 'Country') return 'tel-country-code';
  return PART_LABELS[part]?.autocomplete ?? 'off';
}
